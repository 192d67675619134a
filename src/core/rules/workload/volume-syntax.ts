import { volumeFacts } from '../../catalog/workload/volumes.ts'
import { defineRule } from '../../model/rule.ts'
import { parseVolume } from '../../values/volumes.ts'

export const volumeSyntax = defineRule({
  id: 'volume-syntax',
  basis: 'refused',
  summary: 'A volume is written as kind:source:mountPath',
  remediation: String.raw`Write emptyDir::C:\data, secret:name:C:\path, hostPath:C:\logs:C:\logs and so on.`,
  decisions: ['volumes'],

  check({ volumes }) {
    if (volumes.length === 0) return undefined
    const broken = [...new Set(volumes)].flatMap((line) => {
      const parsed = parseVolume(line)
      return parsed.ok ? [] : [{ line, problem: parsed.problem }]
    })
    const twice = repeated(volumes)
    if (broken.length === 0 && twice === undefined) return undefined
    const kept = volumes.filter((line, i) => parseVolume(line).ok && volumes.indexOf(line) === i)
    return [
      ...broken.map(({ line, problem }) => `The volume “${line}” ${problem}.`),
      ...(twice === undefined ? [] : [`Two volumes are mounted at ${twice}.`]),
    ].map((message) => ({
      message,
      facts: [volumeFacts.kinds],
      suggestion: { volumes: twice === undefined ? kept : firstOfEachPath(kept) },
    }))
  },
})

const mountPathOf = (line: string) => {
  const parsed = parseVolume(line)
  return parsed.ok ? parsed.volume.mountPath.toLowerCase() : undefined
}

/** A mount path that two volumes have; Windows ignores case. */
function repeated(lines: readonly string[]): string | undefined {
  const paths = lines.map(mountPathOf)
  return paths.find((path, i) => path !== undefined && paths.indexOf(path) !== i)
}

function firstOfEachPath(lines: readonly string[]): readonly string[] {
  const paths = lines.map(mountPathOf)
  return lines.filter((_, i) => paths.indexOf(paths[i]) === i)
}
