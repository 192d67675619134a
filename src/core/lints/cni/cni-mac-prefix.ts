import { cniEndpoints } from '../../catalog/cni/file-facts.ts'
import { defineLint } from '../../model/lint.ts'
import { endpointPlugins, fieldBelow, isPlaceholder, traitsOf } from './file.ts'

export const cniMacPrefix = defineLint({
  id: 'cni-mac-prefix',
  on: 'cni-config',
  summary: 'The prefix of MAC addresses has the form that win-overlay takes',
  remediation: `Write ${cniEndpoints.macPrefix.value}, or leave it out.`,
  decisions: [],

  check: ({ value }) =>
    endpointPlugins(value).flatMap((plugin) => {
      const prefix = traitsOf(plugin)?.takesMacPrefix
        ? fieldBelow(plugin, 'endpointMacPrefix')
        : undefined
      const text = prefix?.value
      if (!prefix || typeof text !== 'string' || text === '' || isPlaceholder(text)) return []
      return /^..-..$/.test(text)
        ? []
        : [
            {
              path: prefix.path,
              basis: 'refused' as const,
              message: `endpointMacPrefix is ${text}: "value must be of the format xx-xx".`,
              facts: [cniEndpoints.macPrefix],
            },
          ]
    }),
})
