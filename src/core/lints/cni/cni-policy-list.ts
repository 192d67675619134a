import { cniPolicies } from '../../catalog/cni/file-facts.ts'
import type { Fact } from '../../catalog/fact.ts'
import type { FilePlugin } from '../../catalog/cni/file-plugins.ts'
import { hcnPolicyKeys } from '../../catalog/cni/reference-plugins.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { compareVersions } from '../../values/version.ts'
import {
  apiVersionOf,
  endpointPlugins,
  fieldBelow,
  policiesOf,
  releaseOf,
  traitsOf,
  type EndpointPlugin,
} from './file.ts'

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

  check({ value }, surroundings) {
    return endpointPlugins(value).flatMap((plugin): readonly LintViolation[] => {
      const traits = traitsOf(plugin)
      if (!traits) return []
      const wanted = keys[traits.list]
      const other = wanted.value === 'policies' ? 'AdditionalArgs' : 'policies'
      const found = fieldBelow(plugin, other)
      // An empty list says nothing that could be missed.
      const unread = Array.isArray(found?.value) && found.value.length === 0 ? undefined : found
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
        ...(traits.form === 'by-api-version'
          ? ofRelease(plugin, releaseOf(plugin, surroundings))
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

/** Where HCN policies stand depends on the release. */
function ofRelease(plugin: EndpointPlugin, release: string | undefined): readonly LintViolation[] {
  const args = fieldBelow(plugin, 'HcnPolicyArgs')
  const { through } = cniPolicies.hcnArgs.value
  const isOld = release !== undefined && compareVersions(release, through) <= 0
  if (args && !isOld) {
    return [
      {
        path: args.path,
        basis: 'fails',
        message: `Releases from 1.0.0 on ignore HcnPolicyArgs; only 0.8.0 to ${through} read it. ${release === undefined ? 'Which release is on the node?' : `The node has ${release}.`}`,
        remediation: 'With 1.0.0 and later, move each entry to policies as {name, value}.',
        facts:
          release === undefined
            ? [cniPolicies.hcnArgsUnread, cniPolicies.hcnArgs]
            : [cniPolicies.hcnArgs],
      },
    ]
  }
  const list = fieldBelow(plugin, 'policies')
  const isFilled = Array.isArray(list?.value) && list.value.length > 0
  // win-overlay goes by apiVersion in later releases alone.
  const isAsked = apiVersionOf(plugin) === 2 && traitsOf(plugin)?.apiVersionFrom === undefined
  if (!list || !isFilled || args || !isOld || !isAsked) return []
  return [
    {
      path: list.path,
      basis: 'fails',
      message: `With apiVersion 2, ${plugin.type} ${release} reads HcnPolicyArgs and not policies: endpoints get no policy at all.`,
      remediation: 'Use release 1.0.0 or later.',
      facts: [hcnPolicyKeys],
    },
  ]
}

const isRead = (name: unknown, { list }: FilePlugin) =>
  typeof name === 'string' &&
  (list === 'policies' ? name.toLowerCase() === 'endpointpolicy' : name === 'EndpointPolicy')
