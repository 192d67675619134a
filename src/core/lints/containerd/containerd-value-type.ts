import {
  containerdValueTypes,
  type TomlType,
} from '../../catalog/runtimes/containerd-value-types.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'

const takes: Readonly<Record<TomlType, readonly [string, string, string]>> = {
  text: ['string', 'text', 'Put it into quotes.'],
  number: ['number', 'a number', 'Take the quotes off.'],
  truth: ['boolean', 'true or false', 'Write true or false without quotes.'],
}

export const containerdValueType = defineLint({
  id: 'containerd-value-type',
  on: 'containerd-config',
  summary: 'Values of config.toml have the type that containerd reads, with quotes or without',
  remediation: 'Write the value in the type that the key has.',
  decisions: [],

  check: ({ value: file }) =>
    containerdValueTypes.value.flatMap(({ table, keys }) =>
      Object.entries(keys).flatMap(([key, type]) => {
        const path = [...table, key]
        const own = valueAt(file, path)
        const [wanted, words, remediation] = takes[type]
        const kind = typeof own
        if (!/^(?:string|number|boolean)$/.test(kind) || kind === wanted) return []
        // What a template puts in may be anything.
        if (typeof own === 'string' && /[{$%<]|^x{3,}$/.test(own)) return []
        return [
          {
            path,
            basis: 'fails' as const,
            message: `${key} is ${JSON.stringify(own)}, and containerd reads ${words} there: it cannot decode its file and does not start.`,
            remediation,
            facts: [containerdValueTypes],
          },
        ]
      }),
    ),
})
