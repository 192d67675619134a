import { runtimes } from '../../catalog/runtimes/index.ts'
import { pipeOfDocker } from '../../catalog/workload/pipes.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { nodesAt, pathText } from '../../model/nodes.ts'
import { nearest } from '../../values/nearest.ts'

const { criSocket } = runtimes.containerd
const facts = new Map([
  [pipeOfDocker.value as string, pipeOfDocker],
  [criSocket.value.replace(/^.*\//, ''), criSocket],
])

export const pipeName = defineLint({
  id: 'pipe-name',
  on: 'manifest',
  summary: 'A pod mounts the pipe of the runtime by its name',
  remediation: 'Correct the name of the pipe, in the volume and in its mount.',
  decisions: [],
  isAbout: hasPod,
  ofPods: 'windows',

  check({ value, pod }) {
    if (!pod || pod.operatingSystem === 'linux') return []
    return nodesAt(value, pod.path, ['spec', 'volumes', '*', 'hostPath', 'path']).flatMap(
      ({ path, value: source }): readonly LintViolation[] => {
        const [, name] = /^[\\/]{2}\.[\\/]pipe[\\/]([\w.-]{3,60})$/i.exec(String(source)) ?? []
        if (name === undefined || facts.has(name.toLowerCase())) return []
        const meant = nearest(name, facts.keys())
        const fact = meant === undefined ? undefined : facts.get(meant)
        if (!fact) return []
        return [
          {
            path,
            basis: 'fails',
            message: `${pathText(path)} names the pipe ${name}; that of the runtime is called ${String(meant)}.`,
            remediation: `Write ${String(meant)}, in the volume and in its mount.`,
            facts: [fact],
          },
        ]
      },
    )
  },
})
