import { testLint } from '../../../testing/test-lint.ts'
import { hostClock } from './host-clock.ts'

const status = (source: string, indicator = '0(no warning)') => `PS C:\\> w32tm /query /status
Leap Indicator: ${indicator}
Stratum: 4 (secondary reference - syncd by (S)NTP)
Last Successful Sync Time: 3/3/2025 8:01:12 AM
Source: ${source}
Poll Interval: 10 (1024s)
`

testLint(hostClock, {
  valid: [
    { name: 'a controller of the domain', text: status('dc2.example.org') },
    { name: 'a time server', text: status('time.windows.com,0x8') },
    { name: 'the hypervisor', text: status('VM IC Time Synchronization Provider') },
  ],
  invalid: [
    {
      name: 'the clock of the board',
      text: status('Local CMOS Clock', '3(not synchronized)'),
      messages: [/^The clock of the host follows no other \(Local CMOS Clock\)/],
      severity: 'info',
    },
    {
      name: 'a clock that runs free',
      text: status('Free-running System Clock'),
      messages: [/follows no other/],
    },
  ],
})
