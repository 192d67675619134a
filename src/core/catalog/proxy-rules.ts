import { inferred, verified } from './fact.ts'

/** Which requests of programs in Go pass by a proxy. */
export const proxyRules = {
  /** Names, names with a dot before for what is below them, addresses, and ranges. */
  forms: verified(['name', '.domain', 'address', 'range', '*'], ['go-httpproxy']),
  apiServer: inferred(
    'the components of the node ask the proxy for the API server',
    ['go-httpproxy'],
    {
      note: 'some proxies let it through',
    },
  ),
} as const
