import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import { lineOf } from '../../prose/lines.ts'
import { matchesOf } from '../../text-of.ts'
import { matches, mentions } from '../../../text/patterns/may-match.ts'
import {
  answer,
  answerOfContainerd,
  snapshotter,
  dockershim,
  hyperV,
  installed,
  setUp,
  handed,
  ownFile,
  registered,
} from './runtime-marks-words.ts'

/** What HCS says of an image that shares the kernel of its host; one with a kernel of its own only fails if newer. */
const mismatch = new RegExp(
  `\\b(${'container operating system does not match the host operating system'.replaceAll(' ', String.raw`[\s>]{1,12}`)})\\b`,
  'gi',
)

const settingOf: Readonly<Record<string, string>> = {
  '-H': 'hosts',
  '--host': 'hosts',
  '-G': 'group',
}

/** The settings that the service of Docker has among its flags, by their names in its file. */
const dockerFlagsIn = (doc: Document): readonly Observation[] =>
  matches(doc, /\bdockerd\b/)
    ? matchesOf(doc, handed).map(({ raw, place }) =>
        stated('docker.service.setting', settingOf[raw] ?? raw.replace(/^--/, ''), raw, place),
      )
    : []

const daemonFilesIn = (doc: Document): readonly Observation[] => [
  // The command that prints it, or its name above it.
  ...[doc.command ?? '', doc.title ?? '']
    .filter((above) => /daemon\.json/i.test(above))
    .flatMap((above) => [...above.matchAll(ownFile)])
    .map(([, raw = '']) => stated('docker.config.file', raw, raw, doc.placeAt(0))),
  ...(matches(doc, /daemon\.json/i)
    ? matchesOf(doc, ownFile)
        .slice(0, 4)
        .map(({ raw, place }) => stated('docker.config.file', raw, raw, place))
    : []),
]

/** The adapter between a kubelet and Docker has the pause image and the folder of the network among its own flags. */
const flagsOfAdapter = (
  [
    ['pauseImage', '--pod-infra-container-image', String.raw`[\w.-]{1,80}[\w./:@-]{0,200}\w`],
    ['criDockerd.cniConfDir', '--cni-conf-dir', String.raw`[\w.:\\/-]{2,200}`],
  ] as const
).map(([name, flag, value]) => {
  const set = String.raw`${flag}[= ]["'\\]{0,3}(${value})`
  return {
    name,
    beside: new RegExp(
      String.raw`(?<![\w-]|pipe[\\/]{1,4})cri-dockerd\b(?:[^\n]|[\`^]\r?\n){0,1500}?${set}`,
      'gi',
    ),
    /** What a manager of services tells of the adapter alone. */
    alone: new RegExp(set, 'g'),
  }
})

const settingsOfAdapterIn = (doc: Document): readonly Observation[] => {
  const isAsked = /\b(?:nssm|sc|reg|Get-)\S{0,40}\s[^\n]{0,120}\bcri-dockerd\b/i.test(
    doc.command ?? '',
  )
  return isAsked || mentions(doc, 'cri-dockerd')
    ? flagsOfAdapter.flatMap(({ name, beside, alone }) =>
        matchesOf(doc, isAsked ? alone : beside)
          .slice(0, 4)
          .map(({ raw, place }) =>
            stated(name, raw, raw, place, { subject: 'component cri-dockerd' }),
          ),
      )
    : []
}

/** A script that starts the service of one of them, and of no other. */
const started = /^[ \t]*Start-Service[ \t]+(?:-Name[ \t]+)?["']?(docker|containerd)["']?[ \t]*$/gim

/** The runtime that an error of the kubelet tells of, whatever the text is, and the isolation of what failed. */
export const runtimesIn = (doc: Document): readonly Observation[] => [
  ...dockerFlagsIn(doc),
  ...daemonFilesIn(doc),
  ...settingsOfAdapterIn(doc),
  ...(mentions(doc, 'Error response from daemon')
    ? matchesOf(doc, answer)
        .slice(0, 1)
        .map(({ raw, place }) =>
          decided('containerRuntime', 'docker', raw, place, { inferred: true }),
        )
    : []),
  ...(mentions(doc, 'failed to create containerd')
    ? matchesOf(doc, answerOfContainerd)
        .slice(0, 1)
        .map(({ raw, place }) =>
          decided('containerRuntime', 'containerd', raw, place, { inferred: true }),
        )
    : []),
  ...(mentions(doc, 'binary not installed')
    ? matchesOf(doc, /\bruntime \\?"(io\.containerd\.runhcs\.v1)\\?" binary not installed/g)
        .slice(0, 1)
        .map(({ raw, place }) =>
          decided('containerRuntime', 'containerd', raw, place, { inferred: true }),
        )
    : []),
  ...(mentions(doc, 'containerd.snapshotter.v1.windows')
    ? matchesOf(doc, snapshotter)
        .filter(({ place }) => !/docker/i.test(lineOf(doc, place)))
        .slice(0, 1)
        .map(({ raw, place }) =>
          decided('containerRuntime', 'containerd', raw, place, { inferred: true }),
        )
    : []),
  ...(matches(doc, /\] "?[^\n]{0,40}docker|get docker version|RuntimeHandler "/i)
    ? matchesOf(doc, dockershim)
        .slice(0, 1)
        .map(({ raw, place }) =>
          decided('containerRuntime', 'docker', raw, place, { inferred: true }),
        )
    : []),
  ...(matches(doc, /DockerMsft|DockerProvider/i) ? matchesOf(doc, installed) : [])
    .slice(0, 1)
    .map(({ raw, place }) =>
      decided('containerRuntime', 'docker', raw, place, { inferred: true, weight: 'default' }),
    ),
  ...(mentions(doc, '--register-service') && !matches(doc, /containerd/i)
    ? matchesOf(doc, registered)
    : []
  )
    .slice(0, 1)
    .map(({ raw, place }) =>
      decided('containerRuntime', 'docker', raw, place, { inferred: true, weight: 'default' }),
    ),
  ...(mentions(doc, 'Start-Service') &&
  !(/\bdocker/i.test(doc.text) && /containerd/i.test(doc.text))
    ? matchesOf(doc, started)
    : []
  )
    .slice(0, 1)
    .map(({ raw, place }) =>
      decided(
        'containerRuntime',
        raw.toLowerCase() === 'docker' ? 'docker' : 'containerd',
        raw,
        place,
        {
          inferred: true,
          weight: 'default',
        },
      ),
    ),
  // What speaks of both serves nodes with either.
  ...(matches(doc, /containerd/i) && !/\bdocker/i.test(`${doc.command ?? ''}\n${doc.text}`)
    ? matchesOf(doc, setUp)
    : []
  )
    .slice(0, 1)
    .map(({ raw, place }) =>
      decided('containerRuntime', 'containerd', raw, place, { inferred: true, weight: 'default' }),
    ),
  // What containerd logs of its answer to a kubelet.
  ...(mentions(doc, 'RuntimeName:containerd')
    ? matchesOf(doc, /\bRuntimeName:containerd,RuntimeVersion:v?(\d[\w.+-]{2,40}),/g)
        .slice(0, 1)
        .flatMap(({ raw, place }) => [
          stated('runtime', `containerd ${raw}`, raw, place),
          decided('containerRuntime', 'containerd', raw, place, { inferred: true }),
          decided('runtimeVersion', raw, raw, place),
        ])
    : []),
  // Somebody who asks for the other isolation has it, or wonders why not.
  ...(hyperV.test(doc.text) ? [] : matchesOf(doc, mismatch))
    .slice(0, 1)
    .map(({ raw, place }) =>
      decided('isolation', 'process', raw, place, { inferred: true, weight: 'default' }),
    ),
]
