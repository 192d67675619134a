import { volumeFacts } from '../../catalog/workload/volumes.ts'
import { textsOf, type Parsed } from '../../values/parsed.ts'
import { defineRule } from '../../model/rule.ts'
import { volumeProblem, type Volume, type VolumeProblem } from '../../values/volumes.ts'

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
    const suggestion = {
      volumes: textsOf(twice === undefined ? kept : firstOfEachPath(kept)),
    }
    return [
      ...broken.flatMap(({ text }) => {
        const problem = volumeProblem(text)
        return problem ? [{ ...problem, text: `The volume “${text}” ${problem.text}.` }] : []
      }),
      ...(twice ? [twice] : []),
    ].map(({ text, basis }) => ({
      message: text,
      facts: [volumeFacts.kinds],
      basis,
      suggestion,
    }))
  },
})

type Line = Parsed<Volume>

const mountPathOf = ({ value }: Line) => value?.mountPath.toLowerCase()

/** A mount path that two volumes have. Windows ignores case; the API server does not. */
function repeated(lines: readonly Line[]): VolumeProblem | undefined {
  const paths = lines.map(mountPathOf)
  const path = paths.find((path, i) => path !== undefined && paths.indexOf(path) !== i)
  if (path === undefined) return undefined
  const spelled = lines.flatMap(({ value }) =>
    value?.mountPath.toLowerCase() === path ? [value.mountPath] : [],
  )
  return {
    text: `Two volumes are mounted at ${path}.`,
    basis: new Set(spelled).size < spelled.length ? 'refused' : 'fails',
  }
}

function firstOfEachPath(lines: readonly Line[]): readonly Line[] {
  const paths = lines.map(mountPathOf)
  return lines.filter((_, i) => paths.indexOf(paths[i]) === i)
}
