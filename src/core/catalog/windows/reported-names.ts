import { verified } from '../fact.ts'
import type { WindowsRelease } from './index.ts'

/** Releases of which Windows says the name of another one; the build tells them apart. */
export const reportedNames = verified<{ readonly [Release in WindowsRelease]?: WindowsRelease }>(
  { '23H2': 'ltsc2022' },
  ['aks-vhd-23h2#L10-L11'],
)
