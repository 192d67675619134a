import { inferred } from '../fact.ts'

/** The release of the plugins of microsoft/windows-container-networking that starts no pod on later Windows, and the next. */
export const sdnOnWindows = inferred({ not: '0.2.0', from: 'ltsc2022', next: '0.3.0' } as const, [
  'github kubernetes-sigs/sig-windows-tools/issues/221',
  'github microsoft/windows-container-networking/issues/65',
])
