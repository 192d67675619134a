import { containerdFile } from '../../../catalog/runtimes/containerd-running.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { faultAt } from '../../fault-at.ts'

const { settings, atStart } = containerdFile

export const containerdRestarted = defineLint({
  id: 'containerd-restarted',
  on: 'setup',
  summary: 'containerd runs with what its file says',
  remediation:
    'Restart containerd: Restart-Service containerd. Where that changes nothing, it reads another file: sc.exe qc containerd shows --config.',
  decisions: [],

  check: ({ observations }): readonly LintViolation[] =>
    settings.value.flatMap((name) => {
      const running = named(observations, `${name}.running`)
      const [one] = running
      if (!one) return []
      const written = named(observations, name).filter(
        ({ file, line }) => file !== one.file || line !== one.line,
      )
      const [other] = written
      // Several files, or several nodes: nobody knows which is whose.
      if (!other || written.length > 1 || running.length > 1) return []
      const [own, told] = [one, other].map(({ value }) => plain(value))
      // A file of a Linux node has folders of its own.
      if (own === told || (name.endsWith('Dir') && !/^[a-z]:/i.test(String(other.value)))) return []
      return [
        faultAt(
          placeOf(other),
          'unsupported',
          `containerd runs with ${one.raw}, and its file says ${other.raw}: it was not started again since, or reads another file.`,
          atStart,
          { also: [placeOf(one)] },
        ),
      ]
    }),
})

const plain = (value: unknown) =>
  String(value)
    .toLowerCase()
    .replaceAll(/[\\/]+/g, '/')
    .replace(/\/$/, '')
