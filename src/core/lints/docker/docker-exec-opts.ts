import { dockerExecOpts } from '../../catalog/runtimes/docker-daemon.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt } from '../../model/nodes.ts'
import { daemonFiles } from './windows-daemon-files.ts'

export const dockerExecOptsLint = defineLint({
  id: 'docker-exec-opts',
  on: 'setup',
  summary: 'exec-opts of the Docker daemon has what Windows takes',
  remediation:
    'Take the option out of daemon.json on the Windows node; isolation alone goes there.',
  decisions: [],

  check: (setup) =>
    daemonFiles(setup).flatMap(({ file, basis, weigh }) =>
      nodesAt(file.value.value, [], ['exec-opts', '*']).flatMap(
        ({ path, value: option }): readonly LintViolation[] => {
          const { key, values } = dockerExecOpts.value
          const [, name = '', own = ''] = /^([^=]*)=(.*)$/.exec(String(option)) ?? []
          const isKnown = name.trim().toLowerCase() === key
          if (isKnown && values.some((one) => one === own.trim().toLowerCase())) return []
          return [
            {
              path: [],
              place: file.placeOf(path),
              basis,
              message: isKnown
                ? `The isolation ${own} is none of ${values.join(', ')}; the Docker daemon does not start.`
                : `On Windows the Docker daemon does not know the option ${String(option)} and does not start with it.`,
              facts: [weigh(dockerExecOpts)],
            },
          ]
        },
      ),
    ),
})
