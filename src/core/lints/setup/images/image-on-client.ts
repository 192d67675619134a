import { isolation } from '../../../catalog/isolation.ts'
import { clientBuilds, clientHosts } from '../../../catalog/windows/clients.ts'
import { imageRules } from '../../../catalog/windows/image-match.ts'
import { imageReleases, images } from '../../../catalog/windows/index.ts'
import { defineLint, type LintViolation } from '../../../model/lint.ts'
import type { Observation } from '../../../model/observation.ts'
import { placeOf } from '../../../model/observe.ts'
import { deciding, named } from '../../../model/observed.ts'
import { ownValue } from '../../../values/own.ts'

const { sameBuild, relaxedAbove } = imageRules

export const imageOnClient = defineLint({
  id: 'image-on-client',
  on: 'setup',
  summary: 'A Windows client runs images of its own build with process isolation',
  remediation: 'Take a host of the release of the image, or run it with Hyper-V isolation.',
  decisions: [],

  check({ observations }) {
    const builds = named(observations, 'host.build')
    const [host] = builds
    const numbers = new Set(builds.map(({ value }) => minorBuild(String(value))))
    const system = host && (ownBuild(host) ?? clientNamed(observations, host))
    if (!host || system === undefined || numbers.size > 1) return []
    const asked = deciding(observations, 'isolation')
    if (asked.some(({ value }) => value !== 'process')) return []
    if (named(observations, 'isolation.mentioned').length > 0) return []
    const seen = new Set<string>()
    return deciding(observations, 'imageRelease').flatMap((image): readonly LintViolation[] => {
      const id = imageReleases.find((one) => one === image.value)
      const key = `${String(image.value)} ${image.file}:${image.line}`
      if (id === undefined || seen.has(key) || !isRun(image, host, asked)) return []
      if (runs(Number(minorBuild(String(host.value)).split('.')[2]), Number(build(id)))) return []
      seen.add(key)
      return [
        {
          path: [],
          place: placeOf(image),
          also: [placeOf(host)],
          basis: 'fails',
          message: `With process isolation ${system} (${minorBuild(String(host.value))}) does not run images of ${images[id].name} (10.0.${build(id)}).`,
          facts: [isolation.process.supported, clientBuilds, sameBuild, relaxedAbove],
        },
      ]
    })
  },
})

const ownBuild = ({ value }: Observation) => ownValue(clientBuilds.value, minorBuild(String(value)))

/** Some clients have the build of a server. */
const clientNamed = (observations: readonly Observation[], { subject }: Observation) =>
  named(observations, 'host.os')
    .filter((one) => one.subject === subject)
    .flatMap(({ raw }) => clientHosts.value.filter((client) => raw.includes(client)))[0]

const minorBuild = (value: string) => value.split('.', 3).join('.')
const build = (id: keyof typeof images) => images[id].build.value.split('.')[2] ?? ''

/** What sources disagree on, newer clients and images from there on, is taken to run. */
const runs = (host: number, image: number) =>
  host === image || (host > relaxedAbove.value && image >= relaxedAbove.value)

/** Docker on a client takes Hyper-V isolation where nobody asks for another, a kubelet does not. */
const isRun = (image: Observation, host: Observation, asked: readonly Observation[]) =>
  asked.some(({ inferred }) => inferred !== true) ||
  (image.subject?.startsWith('workload ') === true && host.subject?.startsWith('node ') === true)
