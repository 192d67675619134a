import { typesOfPolicies } from '../../catalog/cni/file-types.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { endpointPlugins, fieldBelow, policiesOf, traitsOf, type Policy } from './file.ts'

export const cniPolicyValues = defineLint({
  id: 'cni-policy-values',
  on: 'cni-config',
  summary: 'Values of policies have the JSON type that HNS reads',
  remediation: 'Write the value in the type that is named.',
  decisions: [],

  check: ({ value }) =>
    endpointPlugins(value).flatMap((plugin) => {
      const list = traitsOf(plugin)?.list
      return policiesOf(plugin)
        .filter((policy) => policy.list === list)
        .flatMap(faultsOf)
    }),
})

const faultsOf = ({ type, value, settings }: Policy): readonly LintViolation[] => {
  const holder = settings ?? value
  const { flags, lists, texts } = typesOfPolicies.value
  const wrong = (key: string, isRight: (one: unknown) => boolean, needed: string) => {
    const field = fieldBelow(holder, key)
    return field && field.value !== null && !isRight(field.value)
      ? [
          {
            path: field.path,
            basis: 'fails' as const,
            message: `${String(field.path.at(-1))} must be ${needed}.`,
            remediation: `Write ${needed}.`,
            facts: [typesOfPolicies],
          },
        ]
      : []
  }
  return [
    ...flags.flatMap((key) =>
      wrong(key, (one) => typeof one === 'boolean', 'true or false, without quotes'),
    ),
    ...(type === 'outboundnat'
      ? lists.flatMap((key) => wrong(key, Array.isArray, 'a list of ranges: ["10.244.0.0/16"]'))
      : []),
    ...(type === 'provideraddress' || type === 'route' || type === 'sdnroute'
      ? texts.flatMap((key) => wrong(key, (one) => typeof one === 'string', 'one text in quotes'))
      : []),
  ]
}
