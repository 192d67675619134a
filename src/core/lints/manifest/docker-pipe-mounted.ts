import { pipeOfDocker } from '../../catalog/workload/pipes.ts'
import { defineLint } from '../../model/lint.ts'
import { hasPod } from '../../model/manifest.ts'
import { nodesAt, pathText } from '../../model/nodes.ts'
import { dockerPipe } from '../docker-pipe.ts'

export const dockerPipeMounted = defineLint({
  id: 'docker-pipe-mounted',
  on: 'manifest',
  summary: 'A pod mounts the pipe of Docker where Docker runs',
  remediation:
    'Use the pipe of containerd with a program that speaks to it, or take the volume out.',
  decisions: ['containerRuntime'],
  isAbout: hasPod,
  ofPods: 'windows',

  check: ({ value, pod }, { containerRuntime }) =>
    pod?.operatingSystem !== 'windows' || containerRuntime !== 'containerd'
      ? []
      : nodesAt(value, [...pod.path, 'spec'], ['volumes', '*', 'hostPath', 'path'])
          .filter((one) => dockerPipe.test(String(one.value)))
          .map(({ path }) => ({
            path,
            basis: 'fails',
            message: `${pathText(path)} is the pipe of Docker; the node runs containerd, beside which it is missing unless somebody installed Docker too.`,
            facts: [{ ...pipeOfDocker, confidence: 'inferred' }],
          })),
})
