import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const argument = [{ says: "'--" }]
const aspnet =
  'github dotnet/AspNetCore.Docs/blob/012307470c50bdcf1c44ad29183db4959f27f4d2/aspnetcore/test/troubleshoot-azure-iis.md'
const serviceMonitor =
  'github microsoft/IIS.ServiceMonitor/blob/d8d521e727040a2362bc192399c1a655712261cf/src/ServiceMonitor/IISConfigUtil.cpp'
const iisLog = [{ by: 'ServiceMonitor.exe', in: 'log of a container with IIS' }]
const logMonitor =
  'github microsoft/windows-container-tools/blob/d07608d5d39ae08af75430b33c2d1a03b90b4956/LogMonitor/src/LogMonitor'
const ofLogMonitor = [{ by: 'LogMonitor', in: 'log of the container' }]

const endsAtOnce = ['exits', 'exited', 'ends', 'ended', 'stops', 'stopped', 'terminates'].flatMap(
  (ends) =>
    ['immediately', 'right away', 'at once'].flatMap((soon) =>
      ['exit code 0', 'code 0'].map((code) => [`${ends} ${soon} with ${code}`]),
    ),
)

/** Messages of programs in containers: IIS, .NET, LogMonitor. */
export const programsSymptoms: readonly Symptom[] = [
  {
    id: 'M-EXC-01',
    about: 'exit codes',
    kind: 'error',
    weak: 'message',
    outerTo: ['L-06'],
    words: [
      ['exit', '3221225781'],
      ['exit', '-1073741515'],
      ['exit', '0xC0000135'],
      ['exit', '3221225786'],
      ['exit', '-1073741510'],
      ['exit', '0xC000013A'],
      ['exit', '3221225794'],
      ['exit', '-1073741502'],
      ['exit', '0xC0000142'],
      ['fails with error -1073741502'],
      ['failed with error -1073741502'],
      ['exit', '3221226505'],
      ['exit', '-1073740791'],
      ['exit', '0xC0000409'],
      ['exit', '3221225477'],
      ['exit', '-1073741819'],
      ['exit', '0xC0000005'],
    ],
    wordsInferred: true,
    codes: [
      'H-C0000135',
      'H-C000013A',
      'H-C0000142',
      'H-C000026B',
      'H-C0000409',
      'H-C0000374',
      'H-C0000005',
      'H-C000007B',
      'H-C0000139',
      'H-C0000022',
      'H-C00000FD',
    ],
    printed: [{ by: 'container', in: 'kubectl describe pod: Exit Code' }],
    causes: [
      {
        cause: inferred(
          '0xC0000135: the image lacks a DLL (a servercore program on nanoserver, the VC runtime).',
          ['hcsshim-zerrors_windows#L7383'],
        ),
        likely: [{ code: 'H-C0000135' }],
        checks: [{ look: 'base image; dumpbin /dependents', shows: 'DLL not in the image' }],
        remedy: 'Take a servercore base, or add the runtime.',
      },
      {
        cause: verified(
          '0xC000013A: the process was stopped from outside; the sandbox and the kubelet’s events say why.',
          ['sdn#298', 'moby#41393'],
        ),
        likely: [{ code: 'H-C000013A' }],
        excluded: [{ observed: 'pod was being deleted or rolled out (then this code is usual)' }],
        checks: [{ look: 'events: SandboxChanged, Killing', shows: 'yes' }],
        remedy: 'Read the events of the pod before the stop.',
      },
      {
        cause: inferred(
          '0xC0000142: desktop resources are used up, or image and host do not fit; on busy nodes a reboot helped.',
          ['azuredisk-csi-driver#2082'],
        ),
        likely: [{ code: 'H-C0000142' }],
        checks: [{ look: 'number of PowerShell processes; uptime', shows: 'many' }],
        remedy: 'Reboot, and take a newer CSI driver without PowerShell.',
      },
      {
        cause: inferred(
          'With 32-bit programs this came with the updates of February 2020, where host and image were not of the same side of them.',
          [
            'github docker/for-win/issues/5773',
            'github microsoft/dotnet-framework-docker/issues/523',
          ],
        ),
        likely: [{ says: 'SysWOW64' }, { says: '_x86' }],
        checks: [{ command: 'Get-HotFix', shows: 'an update later than the image' }],
        remedy: 'Take an image with the updates of the host.',
      },
      {
        cause: inferred(
          '0xC0000005, 0xC0000409, 0xC0000374, 0xC00000FD: the application crashed.',
          ['hcsshim-zerrors_windows#L7079'],
        ),
        likely: [
          { code: 'H-C0000005' },
          { code: 'H-C0000409' },
          { code: 'H-C0000374' },
          { code: 'H-C00000FD' },
        ],
        checks: [{ look: 'crash dump, logs of the application', shows: 'stack' }],
        remedy: 'Look into the application.',
      },
      {
        cause: inferred(
          '0xC000007B, 0xC0000139, 0xC0000022: a file that the program loads is of another processor or version, or may not be read.',
          ['hcsshim-zerrors_windows#L7108'],
        ),
        likely: [{ code: 'H-C000007B' }, { code: 'H-C0000139' }, { code: 'H-C0000022' }],
        checks: [{ look: 'DLLs of the image', shows: '32 and 64 bits mixed, rights' }],
        remedy: 'Build the image with all parts for one processor.',
      },
      {
        cause: inferred(
          '0xC000026B: the program was started while its container was ending or had no room for another session.',
          ['hcsshim-zerrors_windows#L7603'],
        ),
        likely: [{ code: 'H-C000026B' }],
        checks: [{ look: 'events: Killing, probes at that time', shows: 'yes' }],
        remedy: 'Read why the container ended; start fewer processes by exec and probes.',
      },
    ],
  },
  {
    id: 'R-29',
    about: 'symbolic link refused',
    kind: 'error',
    words: [
      ['symlink', 'A required privilege is not held by the client'],
      ['symbolic link', 'A required privilege is not held by the client'],
      ['mklink', 'A required privilege is not held by the client'],
    ],
    codes: ['H-80070522'],
    printed: [{ by: 'container', in: 'log of the pod' }],
    causes: [
      {
        cause: verified(
          'The container runs as ContainerUser, who may make no symbolic links; ContainerAdministrator may.',
          ['windows-containers#167'],
        ),
        checks: [
          {
            command: 'kubectl exec POD -- whoami /priv',
            shows: 'no SeCreateSymbolicLinkPrivilege',
          },
        ],
        remedy:
          'Run the container as ContainerAdministrator (runAsUserName), or change the program so that it needs no symbolic link.',
      },
      {
        cause: inferred('A program of the node runs without elevated rights.', ['k8s#108146']),
        likely: [{ says: 'kubelet' }],
        checks: [{ command: 'whoami /priv', shows: 'no SeCreateSymbolicLinkPrivilege' }],
        remedy: 'Start it as a service, or from an elevated console.',
      },
    ],
  },
  {
    id: 'R-30',
    about: '.NET exception',
    kind: 'error',
    words: [['exception code', '0xe0434352']],
    codes: ['H-E0434352'],
    printed: [{ by: 'container', in: 'exit code in kubectl describe pod, Application log' }],
    causes: [
      {
        cause: verified(
          'The program in the container ended with an exception of .NET that it did not catch; neither Kubernetes nor the node ended it.',
          ['ms-clr-exception'],
        ),
        checks: [
          {
            command: 'kubectl logs POD --previous',
            shows: 'type and message of the exception, with its stack',
          },
        ],
        remedy:
          'Mend what the exception names: often a setting, a secret or a connection that the program needs at its start.',
      },
    ],
  },
  {
    id: 'C-63',
    about: 'IIS that does not answer its monitor',
    kind: 'error',
    words: [
      ["Failed to stop or query status of service 'w3svc' error"],
      ["Failed to stop or quesry status of service 'w3svc' error"],
    ],
    printed: [{ by: 'ServiceMonitor.exe', in: 'log of a container with IIS' }],
    causes: [
      {
        cause: inferred(
          'W3SVC takes longer than ServiceMonitor.exe waits, as where web.config is changed right before, so that the application pool starts again; the container then ends with exit code 0.',
          [
            'github microsoft/IIS.ServiceMonitor/issues/49',
            'github microsoft/aspnet-docker/issues/43',
          ],
        ),
        checks: [
          { look: 'ENTRYPOINT of the image', shows: 'a script that changes web.config first' },
          { look: 'CPU limit of the container', shows: 'less than a core' },
        ],
        remedy:
          'Change web.config while the image is built, or wait in the script until W3SVC runs, and give the container more CPU.',
      },
      {
        cause: verified('The image holds an old ServiceMonitor.exe, which gives up too early.', [
          'github microsoft/iis-docker/issues/47',
        ]),
        checks: [{ look: 'date of the base image', shows: 'years ago' }],
        remedy: 'Build it again from the newest base image.',
      },
    ],
  },
  {
    id: 'C-64',
    about: 'IIS that is set up twice',
    kind: 'error',
    words: [['APPCMD failed with error code 183']],
    printed: [{ by: 'ServiceMonitor.exe', in: 'log of a container with IIS' }],
    passedBy: ["Service 'w3svc' started"],
    causes: [
      {
        cause: verified(
          'An old ServiceMonitor.exe adds environment variables to the application pool that are there already, as where a container starts again or was committed to an image.',
          ['github microsoft/IIS.ServiceMonitor/issues/39'],
        ),
        checks: [{ look: 'base image', shows: 'an old one' }],
        remedy: 'Build the image again from the newest base image.',
      },
    ],
  },
  {
    id: 'P-14',
    about: 'LogMonitor',
    kind: 'error',
    words: [['Failed to start entrypoint process. Error:']],
    printed: [{ by: 'LogMonitor', in: 'log of the container' }],
    causes: [
      {
        cause: inferred(
          'LogMonitor could not start the program of the container; the number is an error of Windows (net helpmsg NUMBER).',
          ['hcsshim-zerrors_windows#L154'],
        ),
        excluded: [{ says: 'Error: 216' }],
        checks: [{ command: 'net helpmsg NUMBER', shows: '2 or 3: the path is wrong' }],
        remedy: 'Correct path and arguments behind LogMonitor.exe.',
      },
      {
        cause: inferred(
          '216: Windows takes the program for one of another processor or build; where only some nodes fail, the layer on them is damaged.',
          ['hcsshim-zerrors_windows#L320'],
        ),
        likely: [{ says: 'Error: 216' }],
        checks: [{ look: 'nodes where it fails', shows: 'always the same ones' }],
        remedy: 'Remove the image there or replace the node; else build for the right processor.',
      },
    ],
  },
  {
    id: 'IE-01',
    about: 'environment that IIS does not see',
    kind: 'error',
    words: [
      ['IIS does not see', 'environment variable'],
      ["IIS doesn't see", 'environment variable'],
      ['IIS cannot see', 'environment variable'],
      ['IIS cannot read', 'environment variable'],
      ['environment variables are not', 'IIS'],
      ['environment variables are not', 'w3wp'],
      ['environment variables are not', 'ASP.NET'],
      ['environment variables are not', 'app pool'],
      ['environment variable', 'not visible', 'IIS'],
      ['environment variable', 'not available', 'IIS'],
      ['environment variable', 'not available', 'w3wp'],
      ['environment variable', 'not passed', 'IIS'],
      ['environment variables from my IIS'],
      ['IIS', 'GetEnvironmentVariable', 'returns null'],
      ['ASP.NET', 'GetEnvironmentVariable', 'returns null'],
      ['w3wp', 'GetEnvironmentVariable', 'null'],
    ],
    wordsInferred: true,
    printed: [
      { by: 'symptom', in: 'a container with IIS: set in a shell shows what the site lacks' },
    ],
    causes: [
      {
        cause: verified(
          'The site runs in a service of Windows, which lacks the environment of the container: ServiceMonitor.exe copies it into the pool DefaultAppPool, and into no other one.',
          [
            'github microsoft/IIS.ServiceMonitor/blob/2357d87a8d214fe07586a55406c59e1dd286d374/README.md',
            'github microsoft/iis-docker/issues/55',
          ],
        ),
        checks: [
          {
            command: 'C:\\Windows\\System32\\inetsrv\\appcmd.exe list apppool /config:*',
            shows: 'the pool of the site without environmentVariables',
          },
        ],
        remedy:
          'Use DefaultAppPool, or name the pool: ENTRYPOINT ["C:\\\\ServiceMonitor.exe", "w3svc", "NAME OF THE POOL"].',
      },
      {
        cause: inferred(
          'ServiceMonitor.exe is not what starts the container: command of the pod, or ENTRYPOINT of the image, names another program.',
          [
            'github microsoft/IIS.ServiceMonitor/blob/2357d87a8d214fe07586a55406c59e1dd286d374/README.md',
            'github microsoft/iis-docker/issues/75',
          ],
        ),
        checks: [
          { look: 'command and args of the pod, ENTRYPOINT of the image', shows: 'another' },
        ],
        remedy:
          'End the own script with C:\\ServiceMonitor.exe w3svc, or copy the variables to the machine before the site starts.',
      },
      {
        cause: inferred(
          'A request came before the variables were copied, so that the pool runs without them.',
          [
            'github microsoft/IIS.ServiceMonitor/issues/74',
            'github microsoft/iis-docker/issues/176',
          ],
        ),
        likely: [{ says: 'sometimes' }, { says: 'eriodically' }],
        checks: [{ look: 'how often', shows: 'at some starts only' }],
        remedy: 'Add RUN net stop /y was to the image: ServiceMonitor.exe starts the service then.',
      },
    ],
  },
  {
    id: 'P-26',
    about: 'IIS that is set up',
    kind: 'error',
    words: [['APPCMD failed with error code 4312']],
    printed: [{ by: 'ServiceMonitor.exe', in: 'log of a container with IIS' }],
    passedBy: ["Service 'w3svc' started"],
    causes: [
      {
        cause: verified(
          'ServiceMonitor.exe writes the environment into the pool DefaultAppPool, and the image has removed it.',
          [
            'github microsoft/IIS.ServiceMonitor/issues/38',
            'github microsoft/iis-docker/issues/157',
          ],
        ),
        checks: [
          { command: 'C:\\Windows\\System32\\inetsrv\\appcmd.exe list apppool', shows: 'another' },
        ],
        remedy:
          'ENTRYPOINT ["C:\\\\ServiceMonitor.exe", "w3svc", "NAME OF THE POOL"], or keep that pool.',
      },
      {
        cause: inferred('A value of an environment variable breaks the command of appcmd.', [
          'github microsoft/IIS.ServiceMonitor/issues/4',
        ]),
        likely: [{ says: 'Malformed collection indexer' }],
        checks: [
          { look: 'environment of the container', shows: "quotes (') or commas in a value" },
        ],
        remedy: 'Give that value in a file, or without quotes; build from the newest base image.',
      },
    ],
  },
  {
    id: 'P-36',
    about: 'runtime of .NET',
    kind: 'error',
    words: [
      ['required library hostfxr.dll could not be found'],
      ['You must install or update .NET to run this application'],
      ['You must install .NET to run this application'],
      ['It was not possible to find any compatible framework version'],
    ],
    wordsInferred: true,
    codes: ['H-80008082', 'H-80008083', 'H-80008096', 'H-8000809A'],
    printed: [{ by: 'container, dotnet', in: 'log of the container; Exit Code' }],
    causes: [
      {
        cause: verified(
          'The image has no .NET of the version, kind or processor that the program was built for, or only a part of it.',
          ['dotnet-host-codes'],
        ),
        checks: [
          { command: 'dotnet --list-runtimes', shows: 'not what *.runtimeconfig.json asks for' },
        ],
        remedy: 'Take the runtime or aspnet image of that version, or publish self-contained.',
      },
      {
        cause: verified('The program file of the application (DLL) is not where its exe looks.', [
          'dotnet-host-codes',
        ]),
        likely: [{ code: 'H-8000809A' }],
        checks: [{ look: 'folder of the exe in the image', shows: 'no DLL of that name' }],
        remedy: 'Copy the whole output of dotnet publish into the image.',
      },
    ],
  },
  {
    id: 'P-52',
    about: 'connection of a program',
    kind: 'error',
    weak: 'message',
    words: [
      ['SocketException (10061)'],
      ['HttpRequestException', 'Connection refused'],
      ['SocketException (10060)'],
      ['System.Net', 'A connection attempt failed because the connected party'],
    ],
    printed: [{ by: 'programs of .NET', in: 'log of the container' }],
    causes: [
      {
        cause: inferred(
          'The other side does not answer: a firewall, a missing route, or no more ports for connections out of the cluster. At the start of a pod its network may not be ready yet.',
          ['github Azure/AKS/issues/1014', 'github Azure/AKS/issues/3598'],
        ),
        likely: [{ observed: 'again and again', repeats: true }],
        excluded: [{ says: '10061' }, { says: 'refused' }],
        checks: [
          { command: 'Test-NetConnection HOST -Port PORT', shows: 'in the pod False, else where?' },
        ],
        remedy: 'Let the program try again; open the way; give the pool more outbound ports.',
      },
      {
        cause: verified(
          'At that address nothing listens on that port: the program there does not run yet, or has another port.',
          [
            'github MicrosoftDocs/win32/blob/47e64c189dcb1c1a42c221380ccf0ec81cc82d4b/desktop-src/WinSock/windows-sockets-error-codes-2.md#L60',
          ],
        ),
        likely: [{ says: '10061' }, { says: 'refused' }],
        excluded: [{ says: '10060' }, { says: 'properly respond' }],
        checks: [{ command: 'kubectl get endpoints SERVICE', shows: 'none, or another port' }],
        remedy: 'Start that program; let the port of the Service match that of the container.',
      },
    ],
  },
  {
    id: 'P-58',
    about: 'certificate that this Windows does not trust',
    kind: 'error',
    words: [
      ['RemoteCertificateChainErrors'],
      ['The remote certificate is invalid'],
      ['Could not establish trust relationship for the SSL/TLS secure channel'],
      ['SEC_E_UNTRUSTED_ROOT'],
      ['terminated in a root certificate which is not trusted'],
      ['The certificate chain was issued by an authority that is not trusted'],
    ],
    printed: [{ by: 'PowerShell, curl.exe, .NET', in: 'output of a script, log of a container' }],
    causes: [
      {
        cause: inferred(
          'The certificate of the server is of an own CA, or a proxy puts its own in; this Windows, or the container, does not have that CA.',
          ['github rancher/rancher/issues/20235', 'github rancher/rke2/issues/1566'],
        ),
        checks: [
          { command: 'curl.exe -v https://SERVER', shows: 'SEC_E_UNTRUSTED_ROOT' },
          { look: 'issuer of that certificate in a browser', shows: 'an own CA, or the proxy' },
        ],
        remedy:
          'certutil -addstore Root CA.crt on the node, in a container in its image; then run it again.',
      },
    ],
  },
  {
    id: 'P-72',
    about: 'DLL or assembly of a .NET program',
    kind: 'error',
    outerTo: ['RT-11'],
    words: [
      ['Unable to load DLL'],
      ['BadImageFormatException'],
      ['FileNotFoundException', 'Could not load file or assembly'],
    ],
    printed: [{ by: 'programs of .NET', in: 'log of the container' }],
    causes: [
      {
        cause: inferred(
          'The image lacks the file, or one that it needs: nanoserver has few DLLs of Windows, and no Visual C++ runtime is in the base images.',
          [
            'github dotnet/dotnet-docker/issues/1767',
            'github microsoft/Windows-Containers/issues/564',
          ],
        ),
        likely: [{ says: 'Unable to load DLL' }, { says: 'FileNotFoundException' }],
        checks: [
          {
            look: 'Process Monitor on the host, LoadImage and CreateFile',
            shows: 'NAME NOT FOUND',
          },
        ],
        remedy: 'Build on servercore, or bring the missing file into the image.',
      },
      {
        cause: inferred(
          'Program and file are not of one processor: the images of .NET are x64, and nanoserver runs no 32-bit programs.',
          ['github dotnet/dotnet-docker/issues/1874', 'github dotnet/core/issues/1678'],
        ),
        likely: [{ says: 'BadImageFormatException' }],
        checks: [{ command: 'dumpbin /headers FILE', shows: 'another machine' }],
        remedy: 'Build both for x64, or both for x86 on servercore.',
      },
    ],
  },
  {
    id: 'P-74',
    about: 'login at SQL Server as the domain account',
    kind: 'error',
    words: [
      ["Login failed for user 'NT AUTHORITY\\ANONYMOUS LOGON'"],
      ['The login is from an untrusted domain'],
    ],
    printed: [{ by: 'programs of .NET', in: 'log of the container' }],
    causes: [
      {
        cause: inferred(
          'The program does not run as the gMSA: the pod has no credential spec, or it runs as a user made in the image. Only ContainerUser, LocalSystem and NetworkService become the gMSA on the network.',
          ['github microsoft/Windows-Containers/issues/390'],
        ),
        checks: [
          { command: 'in the pod: whoami; nltest /query; klist', shows: 'no ticket, another user' },
        ],
        remedy:
          'Set gmsaCredentialSpecName; run as ContainerUser, the pool of IIS as NetworkService.',
      },
    ],
  },
  {
    id: 'U-05',
    about: 'word that cmd.exe cannot start',
    kind: 'error',
    general: 'reason',
    words: [["' is not recognized as an internal or external command"]],
    printed: [{ by: 'cmd.exe', in: 'log of the container, console' }],
    causes: [
      {
        cause: verified(
          'The image has a CMD and no ENTRYPOINT: args of the pod take the place of its program, so that cmd.exe starts their first word.',
          ['github prometheus-community/windows_exporter/issues/1391'],
        ),
        likely: argument,
        checks: [{ command: 'docker inspect IMAGE', shows: 'Entrypoint null' }],
        remedy: 'Name the program in command of the pod, or give the image an ENTRYPOINT.',
      },
      {
        cause: inferred(
          'There is no program of this name in the image, or in the folder at whose prompt it was typed, and none in PATH.',
          ['github microsoft/Windows-Containers/issues/252'],
        ),
        excluded: argument,
        checks: [
          { command: 'kubectl exec POD -- cmd /c where PROGRAM', shows: 'not found' },
          {
            command: 'cmd /c where PROGRAM',
            shows: 'not found, on the machine where it was typed',
          },
        ],
        remedy:
          'Give the full path, or take an image that has it; nanoserver has no PowerShell. On a machine, install the program or name its folder.',
      },
    ],
  },
  {
    id: 'W-16',
    about: 'file that LogMonitor cannot query',
    kind: 'error',
    words: [['Error in log file monitor', 'Failed to query file information']],
    printed: [{ by: 'LogMonitor', in: 'log of the container' }],
    causes: [
      {
        cause: inferred(
          'The log file is locked for a moment, as while it is rotated; LogMonitor reads it again.',
          ['github microsoft/windows-container-tools/issues/125'],
        ),
        checks: [{ look: 'the lines after it', shows: 'entries of the same file' }],
        remedy: 'Ignore it where entries follow; else take a newer LogMonitor.',
      },
    ],
  },
  {
    id: 'E-21',
    about: 'name of a service for Kerberos',
    kind: 'error',
    words: [
      ['annot generate SSPI context'],
      ['target principal name is incorrect'],
      ['Login failed for user', 'ANONYMOUS LOGON'],
    ],
    printed: [{ by: '.NET, SQL Server', in: 'log of the program' }],
    causes: [
      {
        cause: inferred(
          'No service principal name (SPN) fits the name that is asked, or the gMSA has none of its own, so that Kerberos gives no ticket.',
          ['github MicrosoftDocs/Virtualization-Documentation/issues/1341'],
        ),
        checks: [
          { command: 'setspn -L ACCOUNT', shows: 'no entry for the host name that is asked' },
          { command: 'klist get MSSQLSvc/HOST:1433 (in the pod)', shows: 'an error' },
        ],
        remedy:
          'Register the SPN for the account (setspn -S), and ask by that name and not by an alias or address.',
      },
    ],
  },
  {
    id: 'D-02',
    about: 'memory of an application',
    kind: 'error',
    words: [['System.OutOfMemoryException'], ['java.lang.OutOfMemoryError']],
    printed: [{ by: 'the application', in: 'its log' }],
    causes: [
      {
        cause: inferred(
          'The process got no more memory: the limit of its container, or that of the process itself, is reached. On Windows neither OOMKilled nor 137 tells of it.',
          ['github microsoft/hcsshim/issues/2083', 'github moby/moby/issues/39611'],
        ),
        checks: [
          { command: 'kubectl top pod POD --containers', shows: 'use near the limit' },
          { command: 'Get-Counter "\\Memory\\Committed Bytes"', shows: 'near the commit limit' },
        ],
        remedy: 'Raise the memory limit, or let the application use less.',
      },
    ],
  },
  {
    id: 'D-07',
    about: 'name of the host in a container',
    kind: 'error',
    words: [
      ['could not find host host.docker.internal'],
      ['host.docker.internal', 'could not be resolved'],
      ['host.docker.internal', 'No such host'],
    ],
    printed: [{ by: 'programs in Windows containers', in: 'their log' }],
    causes: [
      {
        cause: inferred('Docker does not give this name to Windows containers.', [
          'github docker/for-win/issues/1976',
        ]),
        checks: [
          { command: 'type C:\\Windows\\System32\\drivers\\etc\\hosts', shows: 'not that name' },
        ],
        remedy: 'Use an address of the host, such as the default gateway that ipconfig shows.',
      },
    ],
  },
  {
    id: 'D-08',
    about: 'certificate that .NET loads',
    kind: 'error',
    words: [
      ['WindowsCryptographicException: An internal error occurred'],
      ['WindowsCryptographicException: Object was not found'],
      ['WindowsCryptographicException: Access is denied'],
      ['CertificatePal.FilterPFXStore'],
    ],
    printed: [{ by: 'programs of .NET', in: 'log of the container' }],
    causes: [
      {
        cause: inferred(
          'The program runs as ContainerUser, the user of nanoserver images, for whom Windows cannot keep the key of the .pfx.',
          [
            'github dotnet/dotnet-docker/issues/915',
            'github dotnet/dotnet-docker/issues/1048',
            'github dotnet/runtime/issues/70386',
          ],
        ),
        checks: [{ command: 'kubectl exec POD -- whoami', shows: 'containeruser' }],
        remedy:
          'Run it as ContainerAdministrator (runAsUserName), or load the key with EphemeralKeySet.',
      },
    ],
  },
  {
    id: 'D-14',
    about: 'SQL Server that is not reached',
    kind: 'error',
    words: [['A network-related or instance-specific error occurred']],
    printed: [{ by: 'programs of .NET', in: 'their log' }],
    causes: [
      {
        cause: inferred(
          'The server is not reached from the container: “.”, localhost and (localdb) mean the container itself, names of the host may be unknown there, or TCP 1433 is closed.',
          ['github docker/for-win/issues/2121'],
        ),
        checks: [{ command: 'Test-NetConnection SERVER -Port 1433', shows: 'in the pod: False' }],
        remedy: 'Name the server with a name or address that the pod reaches, and switch TCP on.',
      },
    ],
  },
  {
    id: 'D-15',
    about: 'ASP.NET Core in IIS',
    kind: 'error',
    words: [
      ['HTTP Error 500.30'],
      ['HTTP Error 500.31'],
      ['HTTP Error 500.32'],
      ['HTTP Error 502.5'],
      ['ANCM', 'Start Failure'],
    ],
    printed: [{ by: 'ASP.NET Core Module', in: 'answer of IIS' }],
    causes: [
      {
        cause: verified('The program ends at its start; why stands in the event log.', [aspnet]),
        checks: [
          { command: 'Get-EventLog Application -Newest 20', shows: 'in the container: its error' },
        ],
        remedy: 'Mend what it names; set stdoutLogEnabled in web.config to see more.',
      },
      {
        cause: verified('The program was published for another processor than its pool runs.', [
          aspnet,
        ]),
        likely: [{ says: '500.32' }],
        checks: [{ look: 'enable32BitAppOnWin64 of the pool', shows: 'not what was published' }],
        remedy: 'Publish it for the same, or change the pool.',
      },
      {
        cause: verified('The image lacks the runtime of .NET that the program asks for.', [aspnet]),
        likely: [{ says: '500.31' }],
        checks: [{ command: 'dotnet --list-runtimes', shows: 'in the container: another version' }],
        remedy: 'Take the image of that version, or publish the program with its runtime.',
      },
    ],
  },
  {
    id: 'UB-03',
    about: 'user of a pod',
    kind: 'error',
    words: [
      [
        'Unable to get User Principal Name (UPN) as the current logged-on user is not a domain user',
      ],
    ],
    printed: [{ by: 'whoami /upn', in: 'kubectl exec' }],
    causes: [
      {
        cause: inferred(
          'The container does not act as the gMSA: its credential spec names another account or domain, or did not reach the pod.',
          ['github rancher/windows/issues/218'],
        ),
        checks: [
          { command: 'in the pod: nltest /parentdomain', shows: 'an error in place of the domain' },
          {
            command: 'kubectl get gmsacredentialspec NAME -o yaml',
            shows: 'a name, SID or domain that is not that of the account',
          },
        ],
        remedy:
          'Compare the GMSACredentialSpec with what New-CredentialSpec writes for the account, and create the pod again.',
      },
    ],
  },
  {
    id: 'D-18',
    about: 'installer in a container',
    kind: 'error',
    words: [
      ['msiexec', 'code: 1603'],
      ['error code 1603'],
      ['exit code 1603'],
      ['Error 1719', 'Windows Installer'],
    ],
    printed: [{ by: 'Windows Installer', in: 'output of a build' }],
    causes: [
      {
        cause: inferred(
          'Image and host are of different sides of the updates of February 2020, which stops 32-bit programs.',
          ['github microsoft/mssql-docker/issues/569'],
        ),
        likely: [{ says: '1719' }],
        excluded: [{ says: '1603' }],
        checks: [{ command: 'cmd /c ver', shows: 'one is older than February 2020' }],
        remedy: 'Update the older one.',
      },
      {
        cause: verified(
          '1603 says only that the installation failed; why stands in its own log. Often it waits for a window, or wants what a container does not have.',
          ['win32 Msi/error-codes.md', 'github microsoft/iis-docker/issues/13'],
        ),
        excluded: [{ says: '1719' }],
        checks: [
          { command: 'msiexec /i FILE /qn /l*v C:\\msi.log', shows: 'above “Return value 3”' },
        ],
        remedy: 'Install silently and wait for it (Start-Process -Wait), on servercore.',
      },
    ],
  },
  {
    id: 'L-04',
    about: 'value that IIS cannot store',
    kind: 'error',
    words: [['APPCMD failed with error code -1072894421']],
    printed: iisLog,
    passedBy: ["Service 'w3svc' started"],
    causes: [
      {
        cause: inferred(
          'A value of an environment variable holds %18 or another percent sign with two digits, which becomes a character that XML forbids: appcmd cannot write it.',
          [
            'github microsoft/iis-docker/issues/188',
            'github microsoft/IIS.ServiceMonitor/pull/72',
            serviceMonitor,
          ],
        ),
        checks: [
          {
            command: 'kubectl get pod POD -o yaml',
            shows: 'an env value, often a password, with % and two digits',
          },
        ],
        remedy: 'Take another value without the percent sign, or give it as a file.',
      },
    ],
  },
  {
    id: 'L-05',
    about: 'appcmd of ServiceMonitor',
    kind: 'error',
    words: [['APPCMD failed with error code'], ['Failed to update IIS configuration']],
    general: 'reason',
    reasonElsewhere: true,
    printed: iisLog,
    passedBy: ["Service 'w3svc' started"],
    causes: [
      {
        cause: inferred(
          'ServiceMonitor.exe writes the environment of the container into the application pool, and appcmd refused: by the pool that is not there, or by what stands in a variable.',
          [serviceMonitor],
        ),
        checks: [
          {
            command: 'C:\\Windows\\System32\\inetsrv\\appcmd.exe list apppool',
            shows: 'the pools',
          },
          { look: 'environment of the container', shows: 'quotes, percent signs, commas' },
        ],
        remedy:
          'Read the lines before it, take suspect variables out one by one, and build from the newest base image.',
      },
    ],
  },
  {
    id: 'WT-04',
    about: 'changes of a mounted site',
    kind: 'error',
    words: [['Failed to start monitoring changes to']],
    printed: [{ by: 'ASP.NET', in: 'page of an error, event log of the container' }],
    causes: [
      {
        cause: inferred(
          'ASP.NET watches each folder of a site for changes, and cannot where the folder is a mounted volume.',
          ['github docker/for-win/issues/787'],
        ),
        checks: [{ look: 'the path in the message', shows: 'a folder below a volume mount' }],
        remedy:
          'Set fcnMode="Disabled" at httpRuntime in web.config, or have the site in the image and only its data in the volume.',
      },
    ],
  },
  {
    id: 'RT-08',
    about: 'configuration of LogMonitor',
    kind: 'error',
    words: [
      ['[LOGMONITOR] ERROR: Invalid configuration file'],
      ['[LOGMONITOR] ERROR: Error parsing JSON'],
      ["Missing 'LogConfig' section in JSON"],
      ["Invalid providers. Check them using 'logman query providers'"],
    ],
    printed: ofLogMonitor,
    causes: [
      {
        cause: verified(
          'LogMonitor cannot use its configuration: it starts the program all the same, and no event or file comes to the log of the container.',
          [`${logMonitor}/Main.cpp#L417-L426`, `${logMonitor}/JsonProcessor.cpp`],
        ),
        checks: [
          {
            command: 'Get-Content C:\\LogMonitor\\LogMonitorConfig.json | ConvertFrom-Json',
            shows: 'an error, no LogConfig, or a provider that Windows does not have',
          },
        ],
        remedy:
          'Correct the JSON: LogConfig with sources, paths with doubled backslashes, names of providers as logman query providers lists them.',
      },
    ],
  },
  {
    id: 'RT-09',
    about: 'event log for LogMonitor',
    kind: 'error',
    words: [
      ['Failed to enable event channel', ': 0x6BA'],
      ['Failed to enable event channel', 'Error: 0x'],
      ['Failed to subscribe to event log channel'],
      ['[LOGMONITOR] ERROR: Failed to start event log monitor'],
    ],
    printed: ofLogMonitor,
    causes: [
      {
        cause: verified('The configuration names a channel that this image does not have.', [
          `${logMonitor}/EventMonitor.cpp#L196-L199`,
        ]),
        likely: [{ says: 'channel was not found' }],
        excluded: [{ says: '0x6BA' }, { says: '1722' }],
        checks: [{ command: 'wevtutil el', shows: 'without that name' }],
        remedy: 'Name a channel that is there, or leave it out.',
      },
      {
        cause: inferred(
          'The event log of the container was not up yet as LogMonitor started, as in images of Windows Server 2019; LogMonitor from autumn 2023 on tries again.',
          [
            'github microsoft/windows-container-tools/issues/150',
            'github microsoft/windows-container-tools/pull/159',
            'github microsoft/Windows-Containers/issues/417',
          ],
        ),
        likely: [{ says: '0x6BA' }, { says: '1722' }],
        checks: [
          {
            command: '(gi C:\\LogMonitor\\LogMonitor.exe).VersionInfo',
            shows: 'a release older than autumn 2023',
          },
        ],
        remedy: 'Take the newest LogMonitor.exe into the image, or build it on ltsc2022.',
      },
    ],
  },
  {
    id: 'RT-10',
    about: 'events that LogMonitor no longer reads',
    kind: 'error',
    words: [['[LOGMONITOR] ERROR: Failed to query next event. Error:']],
    printed: ofLogMonitor,
    causes: [
      {
        cause: verified(
          'LogMonitor leaves off reading the event log after this error: the program goes on, and its later events do not come to the log of the container.',
          [`${logMonitor}/EventMonitor.cpp#L218-L227`, `${logMonitor}/EventMonitor.cpp#L350-L360`],
        ),
        checks: [
          { command: 'Get-Service EventLog', shows: 'in the container: stopped, or started anew' },
        ],
        remedy: 'Restart the container; take a newer LogMonitor.exe into the image.',
      },
    ],
  },
  {
    id: 'RT-11',
    about: 'function that Nano Server lacks',
    kind: 'error',
    words: [
      ['EntryPointNotFoundException', 'Unable to find an entry point named'],
      ['Unable to load DLL', 'The specified procedure could not be found'],
    ],
    printed: [{ by: 'programs of .NET', in: 'log of the container' }],
    causes: [
      {
        cause: inferred(
          'A DLL of the program calls a function that its Windows does not have: Nano Server has but a part of the API of Windows.',
          ['github dotnet/msbuild/issues/1233', 'github microsoft/Windows-Containers/issues/564'],
        ),
        checks: [{ look: 'FROM of the image', shows: 'nanoserver' }],
        remedy: 'Build the image on servercore, or take a release of the library for Nano Server.',
      },
    ],
  },
  {
    id: 'LM-01',
    about: 'root of a drive for LogMonitor',
    kind: 'error',
    words: [
      ['Failed to monitor log directory changes', ', Error: 87'],
      ['root directory cannot be monitored with includeSubdirectories'],
      ["'includeSubdirectories' attribute cannot be 'true' for the root directory"],
    ],
    printed: ofLogMonitor,
    causes: [
      {
        cause: verified(
          'A source names the root of a drive: LogMonitor before 2.0.1 cannot open one, and later ones not together with its folders (includeSubdirectories).',
          [
            `${logMonitor}/LogFileMonitor.cpp#L68-L71`,
            `${logMonitor}/FileMonitor/FileMonitorUtilities.cpp#L107-L111`,
            'github microsoft/windows-container-tools/blob/d07608d5d39ae08af75430b33c2d1a03b90b4956/LogMonitor/docs/README.md#L317',
          ],
        ),
        checks: [
          {
            command: 'Get-Content C:\\LogMonitor\\LogMonitorConfig.json',
            shows: 'directory: C: or C:\\ alone',
          },
        ],
        remedy:
          'Name the folder of the logs; or take LogMonitor 2.0.1 or later, with includeSubdirectories false.',
      },
    ],
  },
  {
    id: 'LM-02',
    about: 'exit code below LogMonitor',
    kind: 'silent',
    words: [
      ['LogMonitor', 'not pass', 'exit code'],
      ['LogMonitor', 'not return', 'exit code'],
      ['LogMonitor', 'not propagate', 'exit code'],
      ['LogMonitor', 'not forward', 'exit code'],
      ['LogMonitor', 'swallows', 'exit code'],
      ['LogMonitor', 'hides', 'exit code'],
      ['LogMonitor', 'always', 'exit code 0'],
      ['LogMonitor', 'always', 'returns 0'],
      ['LogMonitor', 'always', 'exits with 0'],
    ],
    wordsInferred: true,
    printed: [{ by: 'symptom', in: 'a Job is complete although its program failed' }],
    causes: [
      {
        cause: verified(
          'LogMonitor before 1.2 ends with 0, whatever the program below it ended with.',
          [
            'github microsoft/windows-container-tools/blob/v1.1/LogMonitor/src/LogMonitor/Main.cpp#L317',
            'github microsoft/windows-container-tools/blob/v1.2/LogMonitor/src/LogMonitor/Main.cpp#L271-L298',
            'github microsoft/windows-container-tools/issues/36',
          ],
        ),
        checks: [
          { command: '(gi C:\\LogMonitor\\LogMonitor.exe).VersionInfo', shows: 'before 1.2' },
        ],
        remedy: 'Take LogMonitor 1.2 or later into the image.',
      },
    ],
  },
  {
    id: 'PX-01',
    about: 'exit code E_FAIL',
    kind: 'error',
    words: [
      ['ExitStatus:2147500037'],
      ['ExitCode', '2147500037'],
      ['Exit Code', '2147500037'],
      ['Exit Code', '-2147467259'],
      ['ExitCode', '-2147467259'],
      ['exited with', '-2147467259'],
      ['exited with', '2147500037'],
    ],
    wordsInferred: true,
    codes: ['H-80004005'],
    printed: [{ by: 'containerd, kubelet', in: 'log of containerd, kubectl describe pod' }],
    causes: [
      {
        cause: inferred(
          'The number (E_FAIL) tells no reason. It is known of nodes on which many pods start at the same time, as after a scale-out or a reboot: their first processes do not come up, though memory and CPU seem free.',
          ['github Azure/AKS/issues/3612', 'github microsoft/Windows-Containers/issues/351'],
        ),
        checks: [
          {
            command: 'kubectl get pods -A -o wide --field-selector spec.nodeName=NODE',
            shows: 'dozens of pods that began in the same minutes',
          },
          { look: 'the same pod alone on a node', shows: 'it starts' },
        ],
        remedy:
          'Let fewer pods start at once: fewer pods a node, CPU requests that say what a start needs, a rollout in steps; a faster disk for the node.',
      },
      {
        cause: inferred('The program itself ends with it.', [
          'github microsoft/Windows-Containers/issues/351',
        ]),
        checks: [{ command: 'kubectl logs POD --previous', shows: 'words of the program' }],
        remedy: 'Mend what its log tells.',
      },
    ],
  },
  {
    id: 'PX-02',
    about: 'container that ends without an error',
    kind: 'error',
    general: 'reason',
    words: [...endsAtOnce],
    wordsInferred: true,
    printed: [{ by: 'kubelet, docker', in: 'kubectl describe pod, docker ps -a' }],
    causes: [
      {
        cause: inferred(
          'The command of the container is done: cmd and powershell, which base images start, end at once without a terminal, and a command that only starts a service or a process in the background ends behind it.',
          ['github docker/for-win/issues/1642', 'github kubernetes/kubernetes/issues/76589'],
        ),
        excluded: [{ says: 'LogMonitor' }, { says: 'code 0x' }],
        checks: [
          {
            command: 'kubectl get pod POD -o yaml; docker inspect IMAGE',
            shows: 'no command, or one that comes to an end',
          },
        ],
        remedy:
          'Give the container a command that stays, such as ServiceMonitor.exe w3svc for IIS or the program itself in the foreground.',
      },
      {
        cause: inferred(
          'A probe failed, and the kubelet ended a program that goes in good order.',
          ['github projectcalico/calico/issues/5157'],
        ),
        excluded: [{ says: 'code 0x' }],
        checks: [{ command: 'kubectl describe pod POD', shows: 'Unhealthy, Killing' }],
        remedy: 'Mend the probe, or give the program more time to start.',
      },
    ],
  },
]
