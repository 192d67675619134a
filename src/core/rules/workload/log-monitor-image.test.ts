import { testRule } from '../../testing/test-rule.ts'
import { logMonitorImage } from './log-monitor-image.ts'

testRule(logMonitorImage, {
  valid: [{}],
  invalid: [
    {
      given: { logMonitor: true },
      severity: 'info',
      message: /LogMonitor\.exe and .*LogMonitorConfig\.json/,
      suggestion: { logMonitor: false },
    },
  ],
})
