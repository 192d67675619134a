import { cniPolicies } from '../../catalog/cni/file-facts.ts'
import type { Fact } from '../../catalog/fact.ts'
import { defineLint } from '../../model/lint.ts'
import type { FilePlugin } from '../../catalog/cni/file-plugins.ts'
import { endpointPlugins, fieldBelow, policiesOf, traitsOf } from './file.ts'

/** Under which key each plugin reads policies. */
const keys: Readonly<Record<FilePlugin['list'], Fact<string>>> = {
  policies: cniPolicies.listOfReference,
  AdditionalArgs: cniPolicies.listOfSdn,
}

export const cniPolicyList = defineLint({
  id: 'cni-policy-list',
  on: 'cni-config',
  summary: 'Policies stand under the key that the plugin reads, and are named EndpointPolicy',
  remediation: 'Move the policies to the key that the plugin reads, in its form.',
  decisions: [],

  check({ value }) {
    return endpointPlugins(value).flatMap((plugin) => {
      const traits = traitsOf(plugin)
      if (!traits) return []
      const wanted = keys[traits.list]
      const other = wanted.value === 'policies' ? 'AdditionalArgs' : 'policies'
      const unread = fieldBelow(plugin, other)
      const args =
        traits.form === 'by-api-version' ? fieldBelow(plugin, 'HcnPolicyArgs') : undefined
      const misnamed = policiesOf(plugin).filter(
        ({ list, name }) => list === wanted.value && !isRead(name?.value, traits),
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

const isRead = (name: unknown, { list }: FilePlugin) =>
  typeof name === 'string' &&
  (list === 'policies' ? name.toLowerCase() === 'endpointpolicy' : name === 'EndpointPolicy')
