/** Plugins of which there is no program for Windows. */
const ofLinux = new Set([
  'portmap',
  'bridge',
  'bandwidth',
  'tuning',
  'firewall',
  'ptp',
  'macvlan',
  'ipvlan',
  'vlan',
  'cilium-cni',
])

/** Plugins of which there is none for Linux. */
const ofWindows = new Set(['win-bridge', 'win-overlay', 'sdnbridge', 'sdnoverlay', 'vpc-bridge'])

/** What Flannel hands to the bridge of Linux, which it takes where no type is named. */
const bridgeKeys = ['hairpinmode', 'isdefaultgateway', 'isgateway', 'ipmasq', 'promiscmode']

/** Whether a CNI file is that of Linux nodes, which a cluster has beside that of Windows nodes under the same names. */
export function isCniForLinux(file: unknown): boolean {
  const plugins = fieldsOf(file).get('plugins')
  const entries: readonly unknown[] = Array.isArray(plugins) ? plugins : [file]
  const types = entries.flatMap((entry) => {
    const fields = fieldsOf(entry)
    return [fields.get('type'), fieldsOf(fields.get('delegate')).get('type')]
  })
  // Somebody put what Linux has into a file for Windows.
  if (types.some((type) => ofWindows.has(String(type).replace(/\.exe$/i, '')))) return false
  if (entries.some(hasPolicies)) return false
  return entries.some((entry) => {
    const fields = fieldsOf(entry)
    const delegate = fieldsOf(fields.get('delegate'))
    return (
      ofLinux.has(String(fields.get('type'))) ||
      (!delegate.has('type') && bridgeKeys.some((key) => delegate.has(key)))
    )
  })
}

/** Policies are for the network of Windows, whichever plugin hands them on. */
const hasPolicies = (entry: unknown): boolean => {
  const fields = fieldsOf(entry)
  return [fields, fieldsOf(fields.get('delegate'))].some((of) =>
    ['policies', 'additionalargs'].some((key) => {
      const list = of.get(key)
      return (
        Array.isArray(list) &&
        list.some((one) => String(fieldsOf(one).get('name')) === 'EndpointPolicy')
      )
    }),
  )
}

/** Fields by their names in lower case, as Go reads them. */
const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  typeof value === 'object' && value !== null
    ? new Map(
        Object.entries(value).map(([key, one]: readonly [string, unknown]) => [
          key.toLowerCase(),
          one,
        ]),
      )
    : new Map()
