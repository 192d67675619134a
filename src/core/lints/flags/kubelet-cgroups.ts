import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { defineLint } from '../../model/lint.ts'
import { compareVersions } from '../../values/version.ts'

export const kubeletCgroups = defineLint({
  id: 'kubelet-cgroups',
  on: 'command-line',
  summary: 'A kubelet on Windows runs without cgroups and without their enforcement',
  remediation: 'Start it with --cgroups-per-qos=false and --enforce-node-allocatable= (empty).',
  decisions: ['kubernetesVersion'],

  check({ program, flags, isComplete }, { kubernetesVersion }) {
    const { noCgroups } = nodeSettings
    if (program !== 'kubelet') return []
    if (compareVersions(kubernetesVersion, noCgroups.value.through) > 0) return []
    const hasFile = flags.some(({ name }) => name === 'config')
    return settings.flatMap(({ name, standard, isOff }) => {
      const index = flags.findLastIndex((flag) => flag.name === name)
      const use = flags[index]
      if (use) {
        const value = use.value ?? 'true'
        if (!use.isKnown || isOff(value)) return []
        return [
          {
            path: [index, 'value'],
            basis: 'refused' as const,
            message: `--${name} is ${value === '' ? 'empty' : value}; the kubelet refuses that on Windows up to ${noCgroups.value.through}.`,
            facts: [noCgroups],
          },
        ]
      }
      // A file can say it, and so can flags that the text does not show.
      if (hasFile || !isComplete) return []
      return [
        {
          path: [name],
          basis: 'refused' as const,
          message: `--${name} is missing; its default ${standard} stops the kubelet on Windows up to ${noCgroups.value.through}.`,
          facts: [noCgroups],
        },
      ]
    })
  },
})

const settings = [
  {
    name: 'cgroups-per-qos',
    standard: 'true',
    isOff: (value: string) => /^(?:false|0|f)$/i.test(value),
  },
  {
    name: 'enforce-node-allocatable',
    standard: 'pods',
    // Quotes that are part of the text were most likely ended by a shell.
    isOff: (value: string) => /^["']*$/.test(value),
  },
] as const
