import { fieldRelations } from '../../catalog/flags/field-relations.ts'
import { nodeSettings } from '../../catalog/flags/node-settings.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { isUncut, type CommandLine } from '../../model/parsed.ts'
import { compareVersions } from '../../values/version.ts'

export const kubeletCgroups = defineLint({
  id: 'kubelet-cgroups',
  on: 'command-line',
  summary: 'A kubelet on Windows runs without cgroups and without their enforcement',
  remediation: 'Start it with --cgroups-per-qos=false and --enforce-node-allocatable= (empty).',
  decisions: ['kubernetesVersion'],

  check(line, { kubernetesVersion }) {
    const { program, flags, isComplete } = line
    const { noCgroups } = nodeSettings
    if (program !== 'kubelet') return []
    // Nothing ends the quotes that a service has in its own line, or a process has got.
    const hasOwnQuotes = isUncut(line)
    const hasFile = flags.some(({ name }) => name === 'config')
    if (compareVersions(kubernetesVersion, noCgroups.value.through) > 0) {
      return enforcedWithout(flags, isComplete && !hasFile)
    }
    return settings.flatMap(({ name, standard, off, isOff }): readonly LintViolation[] => {
      const index = flags.findLastIndex((flag) => flag.name === name)
      const use = flags[index]
      if (use) {
        const value = use.value ?? 'true'
        const isQuoted = hasOwnQuotes && value === '""'
        if (!use.isKnown || (isOff(value) && !isQuoted)) return []
        return [
          {
            path: [index, 'value'],
            basis: 'refused' as const,
            change: { is: 'set' as const, to: off },
            message: isQuoted
              ? `--${name} has quotes that reach the kubelet: to it they are a value, which it refuses on Windows up to ${noCgroups.value.through}.`
              : `--${name} is ${value === '' ? 'empty' : value}; the kubelet refuses that on Windows up to ${noCgroups.value.through}.`,
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
          change: { is: 'added' as const, flags: [`--${name}=${off}`] },
          message: `--${name} is missing; its default ${standard} stops the kubelet on Windows up to ${noCgroups.value.through}.`,
          facts: [noCgroups],
        },
      ]
    })
  },
})

/** Later releases mind no cgroups on Windows, but their enforcement without them. */
function enforcedWithout(flags: CommandLine['flags'], isAll: boolean): readonly LintViolation[] {
  const last = (name: string) => flags.findLastIndex((flag) => flag.name === name)
  const [cgroups, enforcement] = settings
  const off = flags[last(cgroups.name)]
  if (!off?.isKnown || !cgroups.isOff(off.value ?? 'true')) return []
  const index = last(enforcement.name)
  const use = flags[index]
  if (!use && !isAll) return []
  const value = use ? (use.value ?? '') : enforcement.standard
  const { nothing } = fieldRelations.enforcement.value
  if (use?.isKnown === false || enforcement.isOff(value) || value.includes(nothing)) return []
  return [
    {
      path: use ? [index, 'value'] : [enforcement.name],
      change: use
        ? { is: 'set', to: enforcement.off }
        : { is: 'added', flags: [`--${enforcement.name}=${enforcement.off}`] },
      basis: 'refused',
      message: use
        ? `--${enforcement.name} is ${value}, and --${cgroups.name} false: the kubelet enforces nothing without cgroups, and stops.`
        : `--${enforcement.name} is missing, and --${cgroups.name} false: its default ${value} is not enforced without cgroups, and the kubelet stops.`,
      facts: [fieldRelations.enforcement],
    },
  ]
}

const settings = [
  {
    name: 'cgroups-per-qos',
    standard: 'true',
    off: 'false',
    isOff: (value: string) => /^(?:false|0|f)$/i.test(value),
  },
  {
    name: 'enforce-node-allocatable',
    standard: 'pods',
    off: '',
    // Quotes that are part of the text were most likely ended by a shell.
    isOff: (value: string) => /^["']*$/.test(value),
  },
] as const
