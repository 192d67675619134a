import { volumeFacts } from '../../catalog/workload/volumes.ts'
import { textsOf, type Parsed } from '../../values/parsed.ts'
import { defineRule } from '../../model/rule.ts'
import { volumeProblem, type Volume } from '../../values/volumes.ts'

export const volumeSyntax = defineRule({
  id: 'volume-syntax',
  basis: 'refused',
  summary: 'A volume is written as kind:source:mountPath',
  remediation: String.raw`Write emptyDir::C:\data, secret:name:C:\path, hostPath:C:\logs:C:\logs and so on.`,
  decisions: ['volumes'],

  check({ volumes }) {
    if (volumes.length === 0) return undefined
    const broken = [...new Set(volumes)].filter(({ value }) => !value)
    const twice = repeated(volumes)
    if (broken.length === 0 && twice === undefined) return undefined
    const kept = [...new Set(volumes)].filter(({ value }) => value)
    return [
      ...broken.map(({ text }) => `The volume “${text}” ${volumeProblem(text)}.`),
      ...(twice === undefined ? [] : [`Two volumes are mounted at ${twice}.`]),
    ].map((message) => ({
      message,
      facts: [volumeFacts.kinds],
      suggestion: { volumes: textsOf(twice === undefined ? kept : firstOfEachPath(kept)) },
    }))
  },
})

type Line = Parsed<Volume>

const mountPathOf = ({ value }: Line) => value?.mountPath.toLowerCase()

/** A mount path that two volumes have; Windows ignores case. */
function repeated(lines: readonly Line[]): string | undefined {
  const paths = lines.map(mountPathOf)
  return paths.find((path, i) => path !== undefined && paths.indexOf(path) !== i)
}

function firstOfEachPath(lines: readonly Line[]): readonly Line[] {
  const paths = lines.map(mountPathOf)
  return lines.filter((_, i) => paths.indexOf(paths[i]) === i)
}
