import { l2bridge } from './l2bridge.ts'
import { l2tunnel } from './l2tunnel.ts'
import { nat } from './nat.ts'
import { overlay } from './overlay.ts'
import { transparent } from './transparent.ts'

export const modes = { l2bridge, overlay, l2tunnel, transparent, nat } as const
