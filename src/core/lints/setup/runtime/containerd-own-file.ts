import { containerdFiles } from '../../../catalog/runtimes/containerd-files.ts'
import { defineLint } from '../../../model/lint.ts'
import { placeOf } from '../../../model/observe.ts'
import { named } from '../../../model/observed.ts'
import { acrossLines } from '../../../values/across-lines.ts'

export const containerdOwnFile = defineLint({
  id: 'containerd-own-file',
  on: 'setup',
  summary: 'The service of containerd reads the configuration that is meant for it',
  remediation: `Move it to ${containerdFiles.ownFile.value}, or register the service anew: containerd.exe --register-service --config PATH.`,
  decisions: [],

  check({ observations }) {
    const [service] = named(observations, 'containerd.service')
    const started = named(observations, 'containerd.startedWith')
    const [given] = started
    const files = named(observations, 'containerd.configFile')
    const [file] = files
    const isRegistered = named(observations, 'containerd.registered').length > 0
    const areElsewhere = files.every(({ value }) => isElsewhere.test(String(value)))
    if (given && file) {
      const read = new Set(started.map(({ value }) => pathOf(value)))
      return files.some(({ value }) => read.has(pathOf(value)) || !isElsewhere.test(String(value)))
        ? []
        : [
            {
              path: [],
              place: placeOf(file),
              also: [placeOf(given)],
              basis: 'unsupported' as const,
              message: `containerd runs with --config ${String(given.value)} and does not read ${String(file.value)}.`,
              remediation: `Make the change in ${String(given.value)}, and restart containerd.`,
              facts: [containerdFiles.ownFile],
            },
          ]
    }
    if (!service || !file || isRegistered || !areElsewhere) return []
    return [
      {
        path: [],
        place: placeOf(file),
        also: [placeOf(service)],
        basis: 'unsupported',
        message: `The service containerd starts without --config and reads ${containerdFiles.ownFile.value}, not ${String(file.value)}.`,
        facts: [containerdFiles.ownFile],
      },
    ]
  },
})

const pathOf = (path: unknown) =>
  String(path)
    .replaceAll(/[\\/]+/g, '/')
    .toLowerCase()

/** No folder of the program itself, of a copy, or of what starts a containerd of its own. */
const isElsewhere = new RegExp(
  acrossLines`
    ^(?!
      .*(?:
        program files[\\/]containerd|rancher|rke2|k3s|k0s|backup|\bbak|\bold|te?mp[\\/]
        |downloads?|desktop|users[\\/]|repos?[\\/]|git[\\/]|src[\\/]
      )
    )
  `,
  'i',
)
