import { acrossLines } from '../../../values/across-lines.ts'

/** What the daemon of Docker answers to a kubelet, inside an error of CRI. */
export const answer = new RegExp(
  acrossLines`
    (?:
      rpc error: code = \w{1,20} desc = [^\n]{0,400}?
      |\bfailed to start container "[^"\n]{1,200}": 
    )(Error response from daemon): (?=
      hcs|container |CreateComputeSystem 
      |network host not found
    )
    |\bError: (Error response from daemon): (?=
      [^\n]{0,60}[\\/]var[\\/]lib[\\/]kubelet[\\/]pods[\\/]
    )
  `,
  'g',
)

/** What containerd answers where Windows does not start a container. */
export const answerOfContainerd =
  /\bfailed to create (containerd) (?:task|container): (?=[^\n]{0,160}(?:\bhcs|CreateComputeSystem|[\s"'][A-Z]:\\))/g

/** Where containerd alone has the layers of containers; Docker has one of its own among its files. */
export const snapshotter = /(?<=[\\/])(io\.containerd\.snapshotter\.v1\.windows)\b/g

/** Lines of dockershim, which is a part of the kubelet. */
export const dockershim = new RegExp(
  acrossLines`
    \b(?:client|kube_docker_client|docker_service)\.go:\d{1,4}\] [^\n]{0,40}?\b(docker)\b
    |failed to run Kubelet: failed to create kubelet: failed to get (docker) version:
    |\bdesc = (RuntimeHandler) "[^"\n]{1,60}" not supported
  `,
  'gi',
)

/** How people and logs name isolation with a kernel of its own. */
export const hyperV = new RegExp(
  acrossLines`
    \bhyper-?v[- ]isolat\w*
    |\bisolat\w* (?:with|by|in|of) hyper-?v\b
    |\brunhcs-wcow-hypervisor\b
    |\bhyper-?v (?:pods?|containers?|handler)\b
    |\bruntime-?class(?:name)?\W{1,4}[\w-]{0,20}hyper-?v
    |@vm:
  `,
  'i',
)

/** The engine that the provider of Microsoft installs. */
export const installed =
  /^[^\n#]{0,80}\bInstall-Package\s+(?:-Name\s+)?["']?(docker)["']?\s[^\n]{0,120}\bDocker(?:Msft)?Provider\b/gim

/** How containerd is set up, as guides and scripts write it; a folder of Linux is on another machine. */
export const setUp = new RegExp(
  acrossLines`
    (?<![\w-])(containerd(?:\.exe)?)["']?[ \t]{1,3}(?:
      config[ \t]{1,3}default\b(?![^\n]{0,80}[\s>"']\/(?:etc|usr|var)\/)
      |--register-service\b
    )
    |^[ \t>]{0,6}(?:PS [^>\n]{0,60}> ?)?(?:&[ \t])?["']?
      (?:\.|[a-z]:)[\\/](?:[\w.-]{1,40}[\\/]){0,6}(Install-Containerd\.ps1)\b
    |\bnssm(?:\.exe)?["']?[ \t]{1,3}install[ \t]{1,3}["']?(containerd)["']?[ \t]
  `,
  'gim',
)

/** What the service of Docker hands the daemon: `-H npipe://`, `--data-root D:\\docker`. */
export const handed = new RegExp(
  acrossLines`
    \bdockerd(?:\.exe)?["']{0,3}[^\n]{0,300}?\s
    (?=-H[ =]|--(?:host|data-root|log-driver|group|storage-driver)[ =]|-G[ =])
    (-{1,2}[\w-]{1,20})
  `,
  'g',
)

/** Where the daemon has its file; the folder tells the system. */
export const ownFile = new RegExp(
  acrossLines`
    (?<![\w.-])(
      (?:[A-Za-z]:|%ProgramData%|\$env:ProgramData)[\\/]{1,2}(?:[\w .-]{1,40}[\\/]{1,2}){1,5}
        daemon\.json
      |\/etc\/docker\/daemon\.json
    )\b
  `,
  'gi',
)

/** The daemon as a service of Windows; with what it is handed, other patterns find it as well. */
export const registered = /(?<![\w-])(dockerd)(?:\.exe)?["']?[ \t]{1,3}--register-service\b/gi
