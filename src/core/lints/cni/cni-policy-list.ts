import { cniPolicies } from '../../catalog/cni/file-facts.ts'
import type { Fact } from '../../catalog/fact.ts'
import { defineLint } from '../../model/lint.ts'
import { endpointPlugins, familyOf, fieldBelow, policiesOf, type Family } from './file.ts'

/** Under which key each plugin reads policies. */
const keys: Readonly<Record<Family, Fact<string>>> = {
  reference: cniPolicies.listOfReference,
  sdn: cniPolicies.listOfSdn,
  'azure-vnet': cniPolicies.listOfSdn,
  calico: cniPolicies.listOfReference,
}

export const cniPolicyList = defineLint({
  id: 'cni-policy-list',
  on: 'cni-config',
  summary: 'Policies stand under the key that the plugin reads, and are named EndpointPolicy',
  remediation: 'Move the policies to the key that the plugin reads, in its form.',
  decisions: [],

  check({ value }) {
    return endpointPlugins(value).flatMap((plugin) => {
      const family = familyOf(plugin)
      if (family === undefined) return []
      const wanted = keys[family]
      const other = wanted.value === 'policies' ? 'AdditionalArgs' : 'policies'
      const unread = fieldBelow(plugin, other)
      const args = family === 'reference' ? fieldBelow(plugin, 'HcnPolicyArgs') : undefined
      const misnamed = policiesOf(plugin).filter(
        ({ list, name }) => list === wanted.value && !isRead(name?.value, family),
      )
      return [
        ...(unread
          ? [
              {
                path: unread.path,
                basis: 'fails' as const,
                message: `${plugin.type} does not read ${other}: its policies stand under ${wanted.value}. None of these has an effect.`,
                facts: [wanted],
              },
            ]
          : []),
        ...(args
          ? [
              {
                path: args.path,
                basis: 'fails' as const,
                message:
                  'Releases from 1.0.0 on ignore HcnPolicyArgs; only 0.8.0 to 0.9.1 read it. Which release is on the node?',
                remediation: 'With 1.0.0 and later, move each entry to policies as {name, value}.',
                facts: [cniPolicies.hcnArgsUnread, cniPolicies.hcnArgs],
              },
            ]
          : []),
        ...misnamed.map(({ path, name }) => ({
          path: name?.path ?? path,
          basis: 'fails' as const,
          message: `The policy is named ${JSON.stringify(name?.value ?? '')}; ${plugin.type} reads those named EndpointPolicy alone.`,
          remediation: 'Write EndpointPolicy.',
          facts: [cniPolicies.name],
        })),
      ]
    })
  },
})

const isRead = (name: unknown, family: Family) =>
  typeof name === 'string' &&
  (family === 'reference' || family === 'calico'
    ? name.toLowerCase() === 'endpointpolicy'
    : name === 'EndpointPolicy')
