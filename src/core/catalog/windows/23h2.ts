import { inferred, verified } from '../fact.ts'
import { defineWindowsRelease } from './define.ts'

export const version23H2 = defineWindowsRelease({
  id: '23H2',
  name: 'Windows Server, version 23H2',
  channel: 'AC',
  build: verified('10.0.25398', [
    'hcsshim-main osversion/windowsbuilds.go#L86',
    'endoflife-windows-server#L30',
  ]),
  released: verified('2023-10-24', ['endoflife-windows-server#L27']),
  mainstreamEnd: inferred('2026-05-12', ['endoflife-windows-server#L28'], {
    note: 'a two-year rule would give 2025-10-24',
  }),
})
