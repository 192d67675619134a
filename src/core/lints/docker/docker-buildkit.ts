import { dockerBuildKit } from '../../catalog/runtimes/docker-daemon.ts'
import { defineLint } from '../../model/lint.ts'
import { valueAt } from '../../model/nodes.ts'
import { daemonFiles } from './windows-daemon-files.ts'

export const dockerBuildkit = defineLint({
  id: 'docker-buildkit',
  on: 'setup',
  summary: 'The Docker daemon of Windows builds without its own BuildKit',
  remediation:
    'Set features.buildkit to false and build with DOCKER_BUILDKIT=0, or build with a buildkitd of its own on containerd.',
  decisions: [],

  check: (setup) =>
    daemonFiles(setup).flatMap(({ file, basis, weigh }) => {
      const { path } = dockerBuildKit.value
      if (valueAt(file.value.value, path) !== true) return []
      return [
        {
          path: [],
          place: file.placeOf(path),
          basis: basis === 'refused' ? ('fails' as const) : basis,
          message:
            'features.buildkit is on: docker build then goes through the BuildKit of the daemon, which does not build Windows images.',
          facts: [weigh(dockerBuildKit)],
        },
      ]
    }),
})
