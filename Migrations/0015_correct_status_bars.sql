-- Navigation bars beside islands that take 62 points were measured to begin at 56 1/3 (Documentation/Devices.md#status-bars).

UPDATE screen SET portrait_status_bar = 56.333333333333336 WHERE canvas IN ('retina6_3', 'retina6_9');
