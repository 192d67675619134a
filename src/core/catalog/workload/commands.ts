import { inferred, verified } from '../fact.ts'

/** What a pod for Windows cannot start, by the first word of a command. */
export const commands = {
  /** Folders of Linux. */
  linuxFolders: inferred(['/bin/', '/sbin/', '/usr/'], ['wcont#210']),
  /** Where Microsoft keeps the images that others begin with. */
  imagesOfMicrosoft: ['mcr.microsoft.com/windows/', 'mcr.microsoft.com/dotnet/'],
  /** Programs of Linux that Microsoft's images do not have. */
  linuxPrograms: inferred(
    ['ash', 'bash', 'cat', 'ls', 'sh', 'sleep', 'touch', 'wget'],
    ['kubernetes#60956', 'lens#2823'],
  ),
  /** Shells among them, which Git for Windows brings into an image of one's own. */
  linuxShells: inferred(
    ['bash', 'sh'],
    ['kubernetes#60956', 'wcont#210', 'github git-for-windows/git/issues/2721'],
  ),
  /** Such that an image of one's own hardly brings; sh, bash and sleep may be in it with Git. */
  rarePrograms: inferred(
    ['ash', 'cat', 'grep', 'ls', 'pgrep', 'ps', 'test', 'touch', 'true'],
    ['kubernetes#60956', 'wcont#210'],
  ),
  /** Parts of names of images for Windows into which somebody put such programs. */
  imagesWithPrograms: inferred(
    ['agnhost', 'bash', 'busybox', 'cygwin', 'git', 'mingw', 'msys', 'unix'],
    [
      'github kubernetes/kubernetes/blob/054d429d9f8bc8de4fc82e6cf2281e12a13fe1f2/test/images/busybox/Dockerfile_windows',
      'github kubernetes/kubernetes/blob/111ee70e6858c152190d0f964e49d4b5edbcd3b8/test/images/agnhost/Dockerfile_windows',
      'github git-for-windows/git/issues/2721',
      'github actions/runner-images/issues/1525',
    ],
  ),
  /** What cmd.exe does itself; no file of that name can be started. */
  ofCmd: inferred(
    ['copy', 'del', 'dir', 'echo', 'md', 'mkdir', 'move', 'rd', 'ren', 'rmdir', 'set', 'type'],
    ['aks#1836'],
  ),
  /** Shells whose arguments belong into items of their own: the first item is the name of a file. */
  shells: inferred(['cmd', 'powershell', 'pwsh'], ['aks#1836']),
  /** Scripts that another program has to run: Windows starts none of them by itself. */
  scripts: inferred(
    ['.ps1', '.sh', '.py'],
    ['aks#1836', 'github kubernetes/kubernetes/issues/90802'],
  ),
  /** Windows PowerShell, which images of Nano Server lack. */
  notOnNano: verified('powershell', [
    'vd manage-containers/container-base-images.md#L149',
    'github microsoft/Windows-Containers/issues/252',
  ]),
  /** PowerShell 7, which some images of Nano Server bring; the base image has none. */
  notOnBareNano: inferred('pwsh', ['vd manage-containers/container-base-images.md#L149']),
  /** Server Core has the PowerShell of Windows; PowerShell 7 is in images of its own. */
  notOnServerCore: inferred('pwsh', ['github PowerShell/PSScriptAnalyzer/pull/1188']),
} as const
