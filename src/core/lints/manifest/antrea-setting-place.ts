import { antreaParts, antreaSettings } from '../../catalog/cni/antrea-parts.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'

const { windowsConfig } = antreaParts
const path = ['data', windowsConfig.value.file]

export const antreaSettingPlace = defineLint({
  id: 'antrea-setting-place',
  on: 'manifest',
  summary: 'Settings of antrea-agent.conf stand below the part that they are of',
  remediation: 'Indent it below that key.',
  decisions: [],
  isAbout: ({ kind }) => kind === 'ConfigMap',

  check({ kind, value }) {
    const text = kind === 'ConfigMap' ? valueAt(value, path) : undefined
    if (typeof text !== 'string') return []
    const keys = new Set((text.match(/^\w{4,40}(?=:)/gm) ?? []).slice(0, 200))
    return Object.entries(antreaSettings.value).flatMap(([part, settings]) =>
      settings
        .filter((setting) => keys.has(setting))
        .map((setting) => ({
          path,
          basis: 'fails' as const,
          message: `${setting} stands beside ${part} in ${windowsConfig.value.file} and not below it: the agent does not read it, and goes on without.`,
          remediation: `Indent ${setting} below ${part}.`,
          facts: [antreaSettings],
        })),
    )
  },
})
