// Times kiwi on the systems that SolverBenchmark reads, and writes a table for its second argument.
//
//     SolverPeer SYSTEMS > PEER.csv
//
// Built by Scripts/how-it-compares against kiwi's headers. The columns: number, views, variables, rows, unused, microseconds from
// scratch, unused, microseconds of the edits of the root's width to 414 and to 768, rows that were refused, or 1 where the edits
// end in an error.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

struct Row {
  double strength, constant;
  kiwi::RelationalOperator relation;
  std::vector<std::pair<int, double>> terms;
};

struct System {
  int views = 0, variables = 0, width = 0, height = 0;
  double widthValue = 0, heightValue = 0;
  std::vector<Row> rows;
};

static std::vector<System> read(const char* path) {
  std::vector<System> systems;
  System current;
  std::ifstream file(path);
  std::string line, tag;
  while (std::getline(file, line)) {
    std::istringstream fields(line);
    std::string kind;
    fields >> kind;
    if (kind == "S") {
      int index;
      current = System();
      fields >> index >> current.views >> current.variables;
    } else if (kind == "E") {
      fields >> current.width >> current.height >> current.widthValue >> current.heightValue;
    } else if (kind == "C") {
      int sign, count;
      Row row;
      fields >> tag >> row.strength >> sign >> row.constant >> count;
      row.relation = sign == 0 ? kiwi::OP_EQ : sign > 0 ? kiwi::OP_GE : kiwi::OP_LE;
      for (int index = 0; index < count; index++) {
        int variable;
        double coefficient;
        fields >> variable >> coefficient;
        row.terms.push_back({variable, coefficient});
      }
      current.rows.push_back(row);
    } else if (kind == ".") {
      systems.push_back(current);
    }
  }
  return systems;
}

struct Solved {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  int refused = 0;

  Solved(const System& system, bool isEdited) : variables(system.variables) {
    for (const Row& row : system.rows) {
      std::vector<kiwi::Term> terms;
      for (const auto& term : row.terms) terms.emplace_back(variables[term.first], term.second);
      add(kiwi::Constraint(kiwi::Expression(std::move(terms), row.constant), row.relation, row.strength));
    }
    const std::pair<int, double> root[] = {{system.width, system.widthValue}, {system.height, system.heightValue}};
    for (const auto& [index, value] : root) {
      if (isEdited) {
        solver.addEditVariable(variables[index], kiwi::strength::strong);
        solver.suggestValue(variables[index], value);
      } else {
        add(variables[index] == value);
      }
    }
    solver.updateVariables();
  }

  void add(const kiwi::Constraint& constraint) {
    try {
      solver.addConstraint(constraint);
    } catch (const kiwi::UnsatisfiableConstraint&) {
      refused++;
    } catch (const kiwi::InternalSolverError&) {
      // "The objective is unbounded": it ends so where it has lost count of a row.
      refused++;
    }
  }

  void widen(int variable, double width) {
    solver.suggestValue(variables[variable], width);
    solver.updateVariables();
  }
};

template <typename Work>
static double microseconds(Work work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count();
}

static double least(const std::vector<double>& numbers) {
  return numbers.empty() ? 0 : *std::min_element(numbers.begin(), numbers.end());
}

int main(int count, char** arguments) {
  if (count != 2) {
    std::fprintf(stderr, "usage: SolverPeer SYSTEMS\n");
    return 64;
  }
  std::puts("index,views,variables,rows,unused,scratch,unused,first,second,refused");
  int index = 0;
  for (const System& system : read(arguments[1])) {
    // As many runs as SolverBenchmark has, of which the least counts there too.
    std::vector<double> runs, first, second;
    int refused = 0;
    for (double total = 0; runs.size() < 5 || (total < 1500 && runs.size() < 400); total += runs.back())
      runs.push_back(microseconds([&] { refused = Solved(system, false).refused; }));
    if (!refused) {
      try {
        Solved solved(system, true);
        // Many in a row: reading the clock takes as long as an edit of a small system.
        for (int round = 0; round < 12; round++) {
          const auto edits = [&](double low, double high) {
            return microseconds([&] {
              for (int pair = 0; pair < 25; pair++) {
                solved.widen(system.width, low);
                solved.widen(system.width, high);
              }
            }) / 50;
          };
          first.push_back(edits(375, 414));
          second.push_back(edits(414, 768));
        }
      } catch (const kiwi::InternalSolverError&) {
        refused = 1;
      }
    }
    std::printf("%d,%d,%d,%zu,0,%f,0,%f,%f,%d\n", index++, system.views, system.variables, system.rows.size(),
                least(runs), least(first), least(second), refused);
  }
}
