import { definePlatform } from './define.ts'

export const hyperV = definePlatform({
  id: 'hyper-v',
  name: 'Hyper-V',
  sentence: 'Virtual machines on Hyper-V; allow MAC address spoofing where a mode needs it.',
})
