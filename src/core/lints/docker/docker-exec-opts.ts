import { dockerExecOpts } from '../../catalog/runtimes/docker-daemon.ts'
import { defineLint, type LintViolation } from '../../model/lint.ts'
import { nodesAt, valueAt } from '../../model/nodes.ts'
import { isOfWindowsDaemon } from './of-windows.ts'

export const dockerExecOptsLint = defineLint({
  id: 'docker-exec-opts',
  on: 'docker-config',
  summary: 'exec-opts of the Docker daemon has what Windows takes',
  remediation:
    'Take the option out of daemon.json on the Windows node; isolation alone goes there.',
  decisions: [],
  isAbout: ({ value }) => valueAt(value, ['exec-opts']) !== undefined,

  check({ value, text }) {
    const { key, values } = dockerExecOpts.value
    const isOfWindows = isOfWindowsDaemon(text)
    return nodesAt(value, [], ['exec-opts', '*']).flatMap(
      ({ path, value: option }): readonly LintViolation[] => {
        const [, name = '', own = ''] = /^([^=]*)=(.*)$/.exec(String(option)) ?? []
        const isKnown = name.trim().toLowerCase() === key
        if (isKnown && values.some((one) => one === own.trim().toLowerCase())) return []
        return [
          {
            path,
            basis: isOfWindows ? 'refused' : 'advice',
            message: isKnown
              ? `The isolation ${own} is none of ${values.join(', ')}; the Docker daemon does not start.`
              : `On Windows the Docker daemon does not know the option ${String(option)} and does not start with it.`,
            facts: [dockerExecOpts],
          },
        ]
      },
    )
  },
})
