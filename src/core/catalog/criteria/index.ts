import { adjacency, dsr, routes } from './network.ts'
import {
  encapsulation,
  icmp,
  mtu,
  nodeToPod,
  packet,
  separation,
  sourceAddress,
  speed,
} from './packet.ts'
import { maintainer, operation, upgrade, windows } from './plugins.ts'

/** What network designs are compared by, beside what the plugins’ own entries say. */
export const criteria = [
  packet,
  encapsulation,
  mtu,
  routes,
  adjacency,
  sourceAddress,
  nodeToPod,
  icmp,
  dsr,
  separation,
  speed,
  windows,
  maintainer,
  upgrade,
  operation,
] as const
