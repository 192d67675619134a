import type { Document } from '../../../model/document.ts'
import type { Observation } from '../../../model/observation.ts'
import { decided, stated } from '../../../model/observe.ts'
import { lineOf } from '../../prose/lines.ts'
import { matchesOf } from '../../text-of.ts'
import { matches, mentions } from '../../../text/patterns/may-match.ts'

/** What the daemon of Docker answers to a kubelet, inside an error of CRI. */
const answer =
  /(?:rpc error: code = \w{1,20} desc = [^\n]{0,400}?|\bfailed to start container "[^"\n]{1,200}": )(Error response from daemon): (?=hcs|container |CreateComputeSystem |network host not found)|\bError: (Error response from daemon): (?=[^\n]{0,60}[\\/]var[\\/]lib[\\/]kubelet[\\/]pods[\\/])/g

/** What containerd answers where Windows does not start a container. */
const answerOfContainerd =
  /\bfailed to create (containerd) (?:task|container): (?=[^\n]{0,160}(?:\bhcs|CreateComputeSystem|[\s"'][A-Z]:\\))/g

/** Where containerd alone has the layers of containers; Docker has one of its own among its files. */
const snapshotter = /(?<=[\\/])(io\.containerd\.snapshotter\.v1\.windows)\b/g

/** Lines of dockershim, which is a part of the kubelet. */
const dockershim =
  /\b(?:client|kube_docker_client|docker_service)\.go:\d{1,4}\] [^\n]{0,40}?\b(docker)\b|failed to run Kubelet: failed to create kubelet: failed to get (docker) version:|\bdesc = (RuntimeHandler) "[^"\n]{1,60}" not supported/gi

/** How people and logs name isolation with a kernel of its own. */
const hyperV =
  /\bhyper-?v[- ]isolat\w*|\bisolat\w* (?:with|by|in|of) hyper-?v\b|\brunhcs-wcow-hypervisor\b|\bhyper-?v (?:pods?|containers?|handler)\b|\bruntime-?class(?:name)?\W{1,4}[\w-]{0,20}hyper-?v|@vm:/i
/** What HCS says of an image that shares the kernel of its host; one with a kernel of its own only fails if newer. */
const mismatch = new RegExp(
  `\\b(${'container operating system does not match the host operating system'.replaceAll(' ', String.raw`[\s>]{1,12}`)})\\b`,
  'gi',
)

/** The engine that the provider of Microsoft installs. */
const installed =
  /^[^\n#]{0,80}\bInstall-Package\s+(?:-Name\s+)?["']?(docker)["']?\s[^\n]{0,120}\bDocker(?:Msft)?Provider\b/gim

/** How containerd is set up, as guides and scripts write it; a folder of Linux is on another machine. */
const setUp =
  /(?<![\w-])(containerd(?:\.exe)?)["']?[ \t]{1,3}(?:config[ \t]{1,3}default\b(?![^\n]{0,80}[\s>"']\/(?:etc|usr|var)\/)|--register-service\b)|^[ \t>]{0,6}(?:PS [^>\n]{0,60}> ?)?(?:&[ \t])?\.[\\/](Install-Containerd\.ps1)\b/gim

/** What the service of Docker hands the daemon: `-H npipe://`, `--data-root D:\\docker`. */
const handed =
  /\bdockerd(?:\.exe)?["']{0,3}[^\n]{0,300}?\s(?=-H[ =]|--(?:host|data-root|log-driver|group|storage-driver)[ =]|-G[ =])(-{1,2}[\w-]{1,20})/g

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

/** Where the daemon has its file; the folder tells the system. */
const ownFile =
  /(?<![\w.-])((?:[A-Za-z]:|%ProgramData%|\$env:ProgramData)[\\/]{1,2}(?:[\w .-]{1,40}[\\/]{1,2}){1,5}daemon\.json|\/etc\/docker\/daemon\.json)\b/gi

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
