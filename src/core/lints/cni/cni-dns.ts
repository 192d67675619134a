import { cniEndpoints } from '../../catalog/cni/file-facts.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { endpointPlugins, fieldBelow, traitsOf } from './file.ts'

export const cniDns = defineLint({
  id: 'cni-dns',
  on: 'cni-config',
  summary: 'Pods get a DNS server',
  remediation: 'Add "dns": true to the capabilities of the plugin.',
  decisions: [],

  check: ({ value, isPart }) =>
    endpointPlugins(value).flatMap((plugin): readonly LintViolation[] => {
      const traits = traitsOf(plugin)
      const dns = fieldBelow(plugin, 'dns') ?? fieldBelow(plugin.entry, 'dns')
      const servers = dns && fieldBelow(dns, 'nameservers')
      const search = dns && fieldBelow(dns, 'search')
      if (traits?.dnsNeedsBothLists && dns && isFilled(servers) !== isFilled(search)) {
        return [
          {
            path: dns.path,
            basis: 'refused',
            message:
              'azure-vnet wants Nameservers and Search, or none of them: "Wrong DNS configuration".',
            remediation: 'Write both lists, or take dns out.',
            facts: [cniEndpoints.azureDns],
          },
        ]
      }
      const asked = fieldBelow(plugin.entry, 'capabilities')
      const isAsked = asked && Object.hasOwn(Object(asked.value), 'dns')
      if (traits?.readsDns && search && !isAsked) return ofOneNamespace(search)
      if (!traits?.readsDns || dns || (isPart && plugin.isDelegate)) return []
      return isAsked
        ? []
        : [
            {
              path: asked?.path ?? plugin.entry.path,
              basis: 'fails',
              message:
                'The file names no DNS server and does not ask the runtime for one: pods have none.',
              facts: [cniEndpoints.dnsCapability],
            },
          ]
    }),
})

const isFilled = (node: { readonly value: unknown } | undefined) =>
  Array.isArray(node?.value) && node.value.length > 0

/** `default.svc.cluster.local` alone: what the file has goes to pods of every namespace. */
function ofOneNamespace({
  path,
  value,
}: {
  readonly path: LintViolation['path']
  readonly value: unknown
}): readonly LintViolation[] {
  const domains: readonly unknown[] = Array.isArray(value) ? value : []
  const own = domains.findIndex((one) => /^[a-z\d-]+\.svc\./i.test(String(one)))
  if (own < 0 || domains.some((one) => /^(?:svc|cluster)\./i.test(String(one)))) return []
  return [
    {
      path: [...path, own],
      basis: 'fails',
      message: `All pods search ${String(domains[own])}, whatever their namespace is: pods of other namespaces do not find Services of their own by short names.`,
      remediation:
        'Write svc.cluster.local, or leave dns out and set "capabilities": {"dns": true}, so that the runtime gives each pod its own list.',
      facts: [cniEndpoints.searchOfFile],
    },
  ]
}
