import { serviceHelpers } from '../../flags/other-binaries.ts'
import type { Symptom } from '../define.ts'
import { inferred, verified } from '../../fact.ts'

const sockets = 'win32 WinSock/windows-sockets-error-codes-2.md'
const newParameters = [{ says: 'MaximumRetryCount' }, { says: 'RetryIntervalSec' }]
const fileCodes = 'win32 Debug/system-error-codes--0-499-.md'
const serviceCodes = 'win32 Debug/system-error-codes--1000-1299-.md'

/** Texts that any program prints: they give way to what knows more. */
export const generalErrorsSymptoms: readonly Symptom[] = [
  {
    id: 'G-01',
    about: 'no answer',
    kind: 'error',
    weak: 'message',
    general: 'reason',
    words: [
      ['connectex: A connection attempt failed because the connected party did not'],
      ['connectex: A socket operation was attempted to an unreachable host'],
      ['net/http: TLS handshake timeout'],
      ['dial tcp', 'i/o timeout'],
      ['request canceled while waiting for connection'],
      ['Client.Timeout exceeded while awaiting headers'],
      ['Get "http', 'context deadline exceeded'],
      ['Post "http', 'context deadline exceeded'],
    ],
    printed: [{ by: 'programs written in Go', in: 'log of any agent' }],
    causes: [
      {
        cause: inferred('The firewall of the Windows node does not let TCP 10250 in.', [
          'github rancher/windows/issues/128',
          'docs-troubleshoot.mdx',
        ]),
        likely: [{ says: ':10250/' }],
        excluded: [{ says: ':6443' }, { says: '/api/v1/' }],
        checks: [{ command: 'Test-NetConnection NODE -Port 10250', shows: 'False' }],
        remedy: 'Open it there for the one that asks, and in security groups on the way.',
      },
      {
        cause: inferred(
          'The API server is not reached at this address: a firewall, a route or a proxy is in between, or the adapter just moves to a virtual switch.',
          [
            'github projectcalico/calico/issues/4682',
            'github kubernetes-sigs/sig-windows-tools/issues/37',
          ],
        ),
        likely: [{ says: ':6443' }, { says: ':443/api' }, { says: '/api/v1/' }],
        checks: [{ command: 'Test-NetConnection SERVER -Port PORT', shows: 'on the node: False' }],
        remedy: 'Open the way from the node to the API server; try again once the network is up.',
      },
      {
        cause: verified(
          'What is asked does not answer: packets do not get there or back (route, firewall, security group), or it is overloaded.',
          [`${sockets}#L59`],
        ),
        checks: [{ command: 'Test-NetConnection HOST -Port PORT', shows: 'False' }],
        remedy: 'Follow the way from the side that asks; look whether the other side runs.',
      },
    ],
  },
  {
    id: 'G-02',
    about: 'connection refused',
    kind: 'error',
    weak: 'message',
    general: 'reason',
    words: [
      ['because the target machine actively refused it'],
      ['dial tcp', 'connect: connection refused'],
      ['connect ECONNREFUSED'],
    ],
    printed: [{ by: 'programs on Windows', in: 'log of any agent' }],
    causes: [
      {
        cause: verified(
          'The host answers, and nothing listens at this port: the program behind it does not run (yet), or listens elsewhere.',
          [`${sockets}#L60`],
        ),
        checks: [
          { command: 'Get-NetTCPConnection -State Listen -LocalPort PORT', shows: 'nothing there' },
        ],
        remedy: 'Start what should listen, or correct address and port.',
      },
    ],
  },
  {
    id: 'G-03',
    about: 'connection closed by the other side',
    kind: 'error',
    weak: 'message',
    general: 'reason',
    words: [['An existing connection was forcibly closed by the remote host']],
    printed: [{ by: 'programs on Windows', in: 'log of any agent' }],
    causes: [
      {
        cause: verified(
          'The other side ended the connection: its program stopped or restarted, or its adapter or host did.',
          [`${sockets}#L53`],
        ),
        checks: [{ look: 'log of the other side at that time', shows: 'a restart or an error' }],
        remedy: 'Mend what ended it; one line alone needs nothing, since clients try again.',
      },
      {
        cause: inferred('A firewall or proxy in between cuts the connection.', [`${sockets}#L53`]),
        checks: [{ command: 'curl.exe -v URL', shows: 'cut at the same step each time' }],
        remedy: 'Let this address and port through.',
      },
    ],
  },
  {
    id: 'G-04',
    about: 'name not found',
    kind: 'error',
    weak: 'message',
    general: 'reason',
    words: [
      ['dial tcp: lookup', 'no such host'],
      ['dial tcp: lookup', 'i/o timeout'],
      ['dial tcp: lookup', 'server misbehaving'],
      ['getaddrinfow:'],
      ['The remote name could not be resolved'],
      ['curl: (6) Could not resolve host'],
      ['getaddrinfo ENOTFOUND'],
      ['UnknownHostException'],
    ],
    printed: [{ by: 'programs on Windows', in: 'log of any agent, console' }],
    causes: [
      {
        cause: inferred(
          'A name of the cluster is looked up on the host, whose DNS servers do not know it: host programs, scripts and HostProcess agents do not ask CoreDNS.',
          ['github kubernetes-csi/csi-driver-smb/issues/294'],
        ),
        likely: [{ says: '.svc' }, { says: '.cluster.local' }],
        checks: [{ command: 'Resolve-DnsName NAME', shows: 'fails on the node, works in a pod' }],
        remedy: 'Use an address or a name that the DNS of the node knows.',
      },
      {
        cause: verified(
          'The DNS server that is asked does not know the name, or does not answer: wrong server, no way to port 53, or no such name.',
          [`${sockets}#L86-L87`],
        ),
        checks: [
          { command: 'Get-DnsClientServerAddress; Resolve-DnsName NAME', shows: 'which one fails' },
        ],
        remedy: 'Correct the DNS servers where it runs (node or pod), or the name.',
      },
    ],
  },
  {
    id: 'G-05',
    about: 'TLS',
    kind: 'error',
    general: 'reason',
    words: [
      ['x509: certificate is valid for', ', not '],
      ['remote error: tls: bad certificate'],
      ['server gave HTTP response to HTTPS client'],
      ['first record does not look like a TLS handshake'],
    ],
    printed: [{ by: 'programs written in Go', in: 'log of any agent' }],
    causes: [
      {
        cause: inferred(
          'The certificate does not have the name or address that was asked; or another server answers, such as a proxy.',
          [
            'github kelseyhightower/kubernetes-the-hard-way/issues/159',
            'github rancher/rke2/issues/4924',
          ],
        ),
        likely: [{ says: 'certificate is valid for' }],
        checks: [{ look: 'names in the message, NO_PROXY', shows: 'the address is not in them' }],
        remedy:
          'Ask by a name of the certificate, add the address to NO_PROXY, or issue the certificate anew with it.',
      },
      {
        cause: inferred('The other side trusts another CA than the one that is used here.', [
          'github kubernetes-sigs/windows-gmsa/issues/153',
        ]),
        likely: [{ says: 'bad certificate' }],
        checks: [{ look: 'issuer of the certificate, CA on the other side', shows: 'they differ' }],
        remedy: 'Give both sides the same CA, and restart what loaded the old one.',
      },
      {
        cause: inferred('What answers there speaks plain HTTP: a wrong port, or a proxy.', [
          'github containerd/containerd/issues/8846',
        ]),
        likely: [{ says: 'HTTP response to HTTPS' }, { says: 'first record' }],
        checks: [{ command: 'curl.exe -v http://HOST:PORT', shows: 'an answer' }],
        remedy: 'Correct scheme, port or proxy.',
      },
    ],
  },
  {
    id: 'G-06',
    about: 'proxy',
    kind: 'error',
    words: [['proxyconnect tcp:']],
    printed: [{ by: 'programs written in Go', in: 'log of any agent' }],
    causes: [
      {
        cause: inferred(
          'HTTP_PROXY or HTTPS_PROXY of this process names a proxy that does not answer, or that addresses of the cluster should not go through.',
          [
            'github containerd/containerd/issues/8846',
            'github kubernetes/kubernetes/issues/130029',
          ],
        ),
        checks: [
          {
            command:
              "[Environment]::GetEnvironmentVariables('Machine'); nssm get SERVICE AppEnvironmentExtra",
            shows: 'the proxy, and no NO_PROXY with the address',
          },
        ],
        remedy:
          'Add the API server, pod and Service ranges, .svc and .cluster.local to NO_PROXY, and restart the service.',
      },
    ],
  },
  {
    id: 'G-07',
    about: 'sockets used up',
    kind: 'error',
    general: 'reason',
    words: [
      ['the system lacked sufficient buffer space or because a queue was full'],
      ['connectex: Only one usage of each socket address'],
      ['SocketException (10055)'],
      // Events 4231 and 4227 of Tcpip.
      ['ephemeral port number from the global TCP port space has failed'],
      ['selected local endpoint was recently used to connect to the same remote endpoint'],
    ],
    printed: [{ by: 'programs on Windows', in: 'log of any program' }],
    causes: [
      {
        cause: inferred(
          'The dynamic ports or the memory for sockets of this host are used up: very many connections, published ports or load balancers.',
          ['github docker/for-win/issues/2766', `${sockets}#L54`, 'tcpip-4231', 'tcpip-4227'],
        ),
        checks: [
          {
            command:
              'netsh int ipv4 show dynamicport tcp; Get-NetTCPConnection | Group-Object State, OwningProcess',
            shows: 'nearly as many as there are ports',
          },
        ],
        remedy: 'End or mend the program with the most; widen the dynamic range; restart the node.',
      },
    ],
  },
  {
    id: 'G-08',
    about: 'port or address of a listener',
    kind: 'error',
    general: 'reason',
    words: [
      ['bind: Only one usage of each socket address'],
      ['SocketException (10048)'],
      ['Failed to bind to address', 'address already in use'],
      ['bind: The requested address is not valid in its context'],
    ],
    printed: [{ by: 'programs on Windows', in: 'log of the component' }],
    causes: [
      {
        cause: verified('Another process, or a second one of this program, listens at this port.', [
          `${sockets}#L47`,
        ]),
        likely: [{ says: 'Only one usage' }, { says: '10048' }, { says: 'already in use' }],
        checks: [{ command: 'Get-NetTCPConnection -LocalPort PORT', shows: 'its owner' }],
        remedy: 'End it, or give one of the two another port.',
      },
      {
        cause: verified(
          'No adapter of this host has the address (yet): a changed address, or a wrong --node-ip or bind address.',
          [`${sockets}#L48`],
        ),
        likely: [{ says: 'not valid in its context' }],
        checks: [{ command: 'Get-NetIPAddress', shows: 'it is not in the list' }],
        remedy: 'Correct the address, or start the program once the adapter has it.',
      },
    ],
  },
  {
    id: 'G-09',
    about: 'download of a script',
    kind: 'error',
    general: 'reason',
    ofHost: true,
    words: [
      ['Unable to connect to the remote server'],
      ['The remote server returned an error: ('],
      ['The requested URL returned error: 404'],
      ['the Internet Explorer engine is not available'],
      ['Invoke-WebRequest : The operation has timed out'],
      ['Invoke-RestMethod : The operation has timed out'],
    ],
    printed: [{ by: 'Windows PowerShell', in: 'console, log of a script' }],
    causes: [
      {
        cause: inferred(
          'There is no such file (any more): version, name or address of the download is not right.',
          ['powershell-docs Microsoft.PowerShell.Utility/Invoke-WebRequest.md#L157'],
        ),
        likely: [{ says: '(404)' }, { says: 'error: 404' }],
        excluded: [{ says: 'not resolve host' }],
        checks: [
          { command: 'curl.exe -IL URL', shows: '404' },
          { look: 'the version in the address', shows: 'vv, or no v where the page has one' },
        ],
        remedy:
          'Correct the version: scripts such as Install-Containerd.ps1 put the v before it themselves. Else take a newer script.',
      },
      {
        cause: inferred(
          'Windows PowerShell reads pages with Internet Explorer, which is not set up on this host.',
          ['powershell-docs Microsoft.PowerShell.Utility/Invoke-WebRequest.md#L678'],
        ),
        likely: [{ says: 'Internet Explorer' }],
        checks: [{ look: 'the call in the script', shows: 'no -UseBasicParsing' }],
        remedy: 'Add -UseBasicParsing, or download with curl.exe.',
      },
      {
        cause: inferred(
          'The node has no way to the address: the internet is reached through a proxy, which this script does not use, or not at all.',
          ['github projectcalico/calico/issues/7952'],
        ),
        likely: [{ says: 'Unable to connect' }, { says: 'timed out' }, { says: '(407)' }],
        checks: [{ command: 'curl.exe -v URL; netsh winhttp show proxy', shows: 'no connection' }],
        remedy: 'Download by hand, set the proxy of the system, or open the way.',
      },
      {
        cause: inferred('The server or a proxy before it refused; the number says why.', [
          'github projectcalico/calico/issues/7952',
        ]),
        checks: [{ command: 'curl.exe -v URL', shows: 'who answers' }],
        remedy: 'Read the answer of the server.',
      },
    ],
  },
  {
    id: 'G-10',
    about: 'script that may not run',
    kind: 'error',
    general: 'reason',
    words: [
      ['running scripts is disabled on this system'],
      ['cannot be loaded', 'is not digitally signed'],
      ['is not digitally signed', 'about_Execution_Policies'],
      ['statement for running as Administrator'],
    ],
    printed: [{ by: 'PowerShell', in: 'console' }],
    causes: [
      {
        cause: verified('The script wants a console that was opened as administrator.', [
          'powershell-docs Microsoft.PowerShell.Core/About/about_Requires.md#L212-L216',
        ]),
        likely: [{ says: 'as Administrator' }],
        checks: [{ command: 'whoami /groups', shows: 'no Mandatory Label\\High' }],
        remedy: 'Open PowerShell with “Run as administrator”.',
      },
      {
        cause: verified(
          'The execution policy of this host does not let this script run: it allows none, or only signed ones where the file came from the internet.',
          ['powershell-docs Microsoft.PowerShell.Security/Get-ExecutionPolicy.md#L126'],
        ),
        likely: [{ says: 'disabled on this system' }, { says: 'digitally signed' }],
        checks: [
          { command: 'Get-ExecutionPolicy -List', shows: 'Restricted, RemoteSigned or AllSigned' },
        ],
        remedy:
          'Read the script, then Unblock-File it, or run it with powershell -ExecutionPolicy Bypass -File.',
      },
    ],
  },
  {
    id: 'G-11',
    about: 'script that got nothing',
    kind: 'error',
    general: 'reason',
    reasonElsewhere: true,
    words: [
      ['Cannot bind argument to parameter', 'because it is'],
      ['You cannot call a method on a null-valued expression'],
      ['Cannot index into a null array'],
      ['FullyQualifiedErrorId : NullArray'],
      ['FullyQualifiedErrorId : InvokeMethodOnNull'],
      ['cannot be found on this object. Verify that the property exists'],
      ['ConvertFrom-Json : Invalid JSON primitive'],
    ],
    printed: [{ by: 'PowerShell', in: 'console, log of a script' }],
    causes: [
      {
        cause: inferred(
          'A command before this line gave nothing: a value that was not passed, or an adapter, network or file that is not there. That is the fault.',
          ['github kubernetes/kubernetes/issues/124047'],
        ),
        checks: [{ look: 'line and variable of the message', shows: 'where it should come from' }],
        remedy: 'Run the command that fills the variable by itself.',
      },
    ],
  },
  {
    id: 'G-12',
    about: 'parameter that a command lacks',
    kind: 'error',
    general: 'reason',
    words: [
      ['A parameter cannot be found that matches parameter name'],
      ['FullyQualifiedErrorId : NamedParameterNotFound'],
      ['Es wurde kein Parameter gefunden, der dem Parameternamen'],
    ],
    printed: [{ by: 'PowerShell', in: 'console, log of a script' }],
    causes: [
      {
        cause: verified(
          'Install-Containerd.ps1 has no parameter -netAdapterName any more; guides still show it.',
          [
            'github kubernetes-sigs/sig-windows-tools/blob/401ee6fcd8369cd8c293bd361275fdbe6f24ed07/hostprocess/Install-Containerd.ps1#L30-L41',
          ],
        ),
        likely: [{ says: 'netAdapterName' }],
        checks: [{ command: 'Get-Help .\\Install-Containerd.ps1', shows: 'its parameters' }],
        remedy:
          'Leave the parameter out; -CNIBinPath and -CNIConfigPath tell the script its folders.',
      },
      {
        cause: inferred(
          'The command is of another module or version than the script is for: hns.psm1 and the modules of Windows and Calico have commands of the same names.',
          ['github kubernetes-sigs/sig-windows-tools/issues/300'],
        ),
        excluded: newParameters,
        checks: [{ command: 'Get-Command NAME -All', shows: 'another source, or two of them' }],
        remedy: 'Load the module that belongs to the script in a new console.',
      },
      {
        cause: verified(
          'The script is for PowerShell 7; the PowerShell of Windows, 5.1, does not have this parameter.',
          ['github microsoft/containers-toolkit/pull/48'],
        ),
        likely: newParameters,
        checks: [{ command: '$PSVersionTable.PSVersion', shows: '5.1' }],
        remedy: 'Install PowerShell 7 and run the script with pwsh, or take a newer script.',
      },
    ],
  },
  {
    id: 'G-51',
    about: 'option that a program does not know',
    kind: 'error',
    general: 'reason',
    words: [['flag provided but not defined: -']],
    printed: [{ by: 'flanneld, containerd, kube-log-runner', in: 'console, log of the service' }],
    settledBy: ['flag-known', 'flanneld-flag-release', 'log-runner-flag', 'containerd-flag-known'],
    causes: [
      {
        cause: verified(
          `kube-log-runner before Kubernetes ${serviceHelpers.logRunner.rotation.value.from} cannot rotate its log and stops on the options for that.`,
          [...serviceHelpers.logRunner.rotation.sources],
        ),
        likely: [
          { says: '-log-file-size' },
          { says: '-log-file-age' },
          { says: '-flush-interval' },
        ],
        checks: [
          { look: 'release that kube-log-runner.exe was taken from', shows: 'an older one' },
        ],
        remedy: 'Leave those options out, or take the program of a newer release.',
      },
      {
        cause: verified(
          'The program stops on the first option that it does not know: one of another release or another program, or a misspelt one.',
          ['github golang/go/blob/03556efb85432237302e755be5b0c1b7dfe7ab86/src/flag/flag.go'],
        ),
        checks: [{ command: 'PROGRAM --help', shows: 'the options of this release' }],
        remedy: 'Correct or leave out the option in the arguments of the service.',
      },
    ],
  },
  {
    id: 'G-13',
    about: 'service that cannot be made or started',
    kind: 'error',
    general: 'reason',
    words: [
      ['FAILED 3:'],
      ['FAILED 1058'],
      ['FAILED 1060'],
      ['FAILED 1068'],
      ['FAILED 1069'],
      ['Error 1068:'],
      ['Error 1069:'],
      ['The service did not start due to a logon failure'],
      ['FAILED 1072'],
      ['FAILED 1073'],
      ['FAILED 1075'],
      ['The dependency service does not exist or has been marked for deletion'],
      ['NET HELPMSG 2185'],
      ['OpenService FAILED 5:'],
      ['OpenSCManager FAILED 5:'],
      ['The service cannot be started, either because it is disabled'],
      ['The specified service does not exist as an installed service'],
      ['The specified service has been marked for deletion'],
      ['Cannot find any service with service name'],
      ['due to the following error: The specified service already exists'],
      ['level=fatal', 'The specified service already exists'],
      ['cannot be started due to the following error: Cannot start service'],
      ["Failed to start service '"],
      ['Cannot start service', "on computer '.'"],
      ['depends on the', 'service which failed to start because of the following error'],
      ['The dependency service or group failed to start'],
    ],
    printed: [{ by: 'sc.exe, PowerShell, nssm', in: 'console' }],
    passedBy: ['CreateService SUCCESS'],
    causes: [
      {
        cause: inferred('The service is disabled.', [`${serviceCodes}#L395-L405`]),
        likely: [{ says: 'FAILED 1058' }, { says: 'it is disabled' }],
        checks: [{ command: 'sc.exe qc NAME', shows: 'START_TYPE: DISABLED' }],
        remedy: 'sc.exe config NAME start= auto, then start it.',
      },
      {
        cause: inferred('It was registered under another name than the one that is asked for.', [
          `${serviceCodes}#L421-L431`,
        ]),
        likely: [{ told: 'containerd.serviceName' }],
        checks: [{ command: 'Get-Service *containerd*, ctrd', shows: 'the name that it has' }],
        remedy:
          'Use that name, or register it anew without --service-name: containerd is the usual one.',
      },
      {
        cause: verified('There is no service of this name on the host: it was never registered.', [
          `${serviceCodes}#L421-L431`,
        ]),
        likely: [
          { says: 'FAILED 1060' },
          { says: 'HELPMSG 2185' },
          { says: 'does not exist as' },
          { says: 'find any service' },
        ],
        checks: [{ command: 'Get-Service', shows: 'it is not in the list' }],
        remedy: 'Run the part of the setup that registers it; look why that failed.',
      },
      {
        cause: verified('The program of the service is not at the path that was registered.', [
          `${fileCodes}#L60`,
        ]),
        likely: [{ says: 'FAILED 3:' }],
        checks: [{ command: 'sc.exe qc NAME', shows: 'BINARY_PATH_NAME that is not there' }],
        remedy: 'Copy the program there, or register the service anew.',
      },
      {
        cause: verified(
          'The account of the service may not log on: password, or the right to do so.',
          [`${serviceCodes}#L538-L548`],
        ),
        likely: [
          { says: 'FAILED 1069' },
          { says: 'Error 1069' },
          { says: 'due to a logon failure' },
        ],
        checks: [{ command: 'sc.exe qc NAME', shows: 'SERVICE_START_NAME' }],
        remedy: 'Run it as LocalSystem, or correct the password.',
      },
      {
        cause: inferred(
          'It depends on a service that the host does not have, as one that was registered for Docker on a node with containerd.',
          [serviceCodes],
        ),
        likely: [{ says: 'FAILED 1075' }, { says: 'dependency service does not exist' }],
        checks: [
          {
            command: 'sc.exe qc NAME',
            shows: 'DEPENDENCIES: a service that Get-Service does not list',
          },
        ],
        remedy: 'sc.exe config NAME depend= containerd (or depend= / for none), then start it.',
      },
      {
        cause: verified('A service that it depends on does not start.', [
          `${serviceCodes}#L525-L535`,
        ]),
        likely: [
          { says: 'FAILED 1068' },
          { says: 'Error 1068' },
          { says: 'service which failed to start' },
          { says: 'dependency service or group failed' },
        ],
        checks: [
          { command: 'sc.exe qc NAME', shows: 'DEPENDENCIES' },
          { command: 'Get-Service NAME -RequiredServices', shows: 'one that is stopped' },
        ],
        remedy: 'Start those first, and mend what fails.',
      },
      {
        cause: inferred(
          'It was deleted while a program still holds it, such as services.msc, Task Manager or its own process.',
          [`${serviceCodes}#L577-L587`],
        ),
        likely: [{ says: 'FAILED 1072' }, { says: 'marked for deletion' }],
        checks: [{ command: 'sc.exe queryex NAME', shows: 'a PID' }],
        remedy: 'Close those programs, end the process, else reboot.',
      },
      {
        cause: verified('It was registered before, as by an earlier run of the script.', [
          `${serviceCodes}#L590-L600`,
        ]),
        likely: [{ says: 'FAILED 1073' }, { says: 'already exists' }],
        checks: [{ command: 'sc.exe qc NAME', shows: 'BINARY_PATH_NAME of the earlier run' }],
        remedy: 'Keep it if the path is right; else sc.exe delete NAME and run the script again.',
      },
      {
        cause: inferred('The console was not opened as administrator.', [`${fileCodes}#L86`]),
        likely: [{ says: 'FAILED 5:' }],
        checks: [{ command: 'whoami /groups', shows: 'no Mandatory Label\\High' }],
        remedy: 'Open it with “Run as administrator”.',
      },
      {
        cause: inferred(
          'The program behind the service did not come up; its own log and the event of the Service Control Manager say why.',
          [`${serviceCodes}#L369`],
        ),
        likely: [{ says: 'Cannot start service' }, { says: 'Failed to start service' }],
        checks: [
          {
            command:
              "Get-WinEvent -FilterHashtable @{LogName='System'; ProviderName='Service Control Manager'} -MaxEvents 20",
            shows: 'a number at that time',
          },
          { command: 'sc.exe qc NAME', shows: 'start its command line by hand' },
        ],
        remedy: 'Mend what the program prints when it is started by hand.',
      },
    ],
  },
  {
    id: 'G-14',
    about: 'file that is in use',
    kind: 'error',
    general: 'reason',
    words: [
      ['Copy-Item', 'being used by another process'],
      ['Move-Item', 'being used by another process'],
      ['Remove-Item', 'being used by another process'],
      ['cp :', 'being used by another process'],
      ['cannot access the file', 'being used by another process'],
      ['could not rename binary'],
    ],
    printed: [{ by: 'PowerShell, wins, other programs', in: 'their log' }],
    causes: [
      {
        cause: inferred(
          'The program that is to be replaced still runs, or a scanner holds its file.',
          ['github rancher/rancher/issues/35826', `${fileCodes}#L442`],
        ),
        checks: [{ command: 'Get-Process | Where-Object Path -eq FILE', shows: 'a process' }],
        remedy: 'Stop its service or end the process, then run the script again.',
      },
    ],
  },
  {
    id: 'G-15',
    about: 'server that went away',
    kind: 'error',
    weak: 'message',
    general: 'reason',
    words: [
      ['code = Unavailable desc = transport is closing'],
      ['code = Unavailable desc = error reading from server: EOF'],
      ['code = Unavailable', 'all SubConns are in TransientFailure'],
    ],
    printed: [{ by: 'clients of gRPC', in: 'kubelet log, pod events, log of an agent' }],
    causes: [
      {
        cause: verified(
          'A named pipe of the host cannot be opened by ContainerUser, which is the user of nanoserver images.',
          ['github rancher/wins/issues/10'],
        ),
        likely: [{ says: 'Access is denied' }],
        checks: [{ look: 'user of the container', shows: 'ContainerUser' }],
        remedy: 'Run it as ContainerAdministrator, or in a HostProcess pod.',
      },
      {
        cause: inferred(
          'The program that was asked ended meanwhile: containerd, csi-proxy, a driver or wins crashed or was restarted.',
          ['github rancher/wins/issues/72', 'github aws/amazon-vpc-cni-k8s/issues/2065'],
        ),
        checks: [
          { command: 'Get-Service containerd, csi-proxy, rancher-wins', shows: 'stopped' },
          { look: 'end of its log', shows: 'a panic' },
        ],
        remedy: 'Start it, and mend what ended it.',
      },
    ],
  },
  {
    id: 'G-16',
    about: 'panic',
    kind: 'error',
    general: 'reason',
    reasonElsewhere: true,
    words: [
      ['Observed a panic:'],
      ['panic: runtime error:'],
      ['panic: invalid GUID length'],
      ["panic: couldn't initialize the WmiSessionManager"],
    ],
    printed: [{ by: 'programs written in Go', in: 'their log' }],
    causes: [
      {
        cause: inferred(
          'The driver uses WMI of the host from its start on, which it does not have in an ordinary container.',
          ['github kubernetes-csi/csi-proxy/issues/411'],
        ),
        likely: [{ says: 'WmiSessionManager' }],
        checks: [{ look: 'securityContext of the driver', shows: 'no hostProcess' }],
        remedy: 'Take the release before, or the manifest for HostProcess.',
      },
      {
        cause: inferred(
          'The plugin takes the name of a network namespace for a number: it is older than the runtime, or is called by hand.',
          ['github containerd/containerd/issues/6305'],
        ),
        likely: [{ says: 'GUID' }],
        checks: [{ command: 'nat.exe --version', shows: 'older than containerd' }],
        remedy: 'Take the CNI plugins of windows-container-networking from the time of containerd.',
      },
      {
        cause: inferred(
          'An error in the program itself, not in the setup. The first function below that is not of the Go runtime names the part.',
          ['github kubernetes/kubernetes/issues/88913'],
        ),
        checks: [
          { look: 'issues of the program with that function', shows: 'a release with a fix' },
        ],
        remedy: 'Take another patch release of it.',
      },
    ],
  },
  {
    id: 'G-17',
    about: 'what Windows does not have',
    kind: 'error',
    weak: 'message',
    general: 'reason',
    words: [
      ['err=', 'supported on Windows'],
      ['err=', 'implemented on Windows'],
      ['code =', 'supported on Windows'],
      ['code =', 'not supported by windows'],
      ['not implemented for CSIProxyMounter'],
    ],
    printed: [{ by: 'agents, drivers', in: 'their log, pod events' }],
    causes: [
      {
        cause: inferred(
          'A setting of the pod, the volume or the agent asks for what this program does not do on Windows; the message names it.',
          [
            'github antrea-io/antrea/blob/fc70f2bb7037f398196fd42210d34800cb6aa398/cmd/antrea-agent/options_windows.go#L67',
          ],
        ),
        checks: [
          { look: 'what the message names, in the manifest or configuration', shows: 'set' },
        ],
        remedy: 'Take it out for Windows, or run that work on Linux nodes.',
      },
    ],
  },
  {
    id: 'G-18',
    about: 'access denied',
    kind: 'error',
    weak: 'message',
    general: 'reason',
    reasonElsewhere: true,
    words: [['Access is denied'], ['Access to the path', 'is denied']],
    printed: [{ by: 'programs on Windows', in: 'console, log of any program' }],
    causes: [
      {
        cause: verified(
          'A named pipe of the host cannot be opened by ContainerUser, which is the user of nanoserver images.',
          ['github rancher/wins/issues/10'],
        ),
        likely: [{ says: 'pipe\\' }, { says: '/pipe/' }],
        // These run on the host itself.
        excluded: [{ says: 'failed to run Kubelet' }, { says: 'kubeadm' }, { says: 'crictl' }],
        checks: [{ look: 'user of the container', shows: 'ContainerUser' }],
        remedy: 'Run it as ContainerAdministrator, or in a HostProcess pod.',
      },
      {
        cause: inferred(
          'ContainerUser, the user of nanoserver images, has at a mounted folder of the host or at a volume only the rights that the folder has on the host.',
          [
            'github dotnet/dotnet-docker/issues/569',
            'github containerd/containerd/issues/6183',
            'github docker/for-win/issues/13539',
          ],
        ),
        likely: [{ told: 'runAsUserName', as: ['containeruser'] }],
        excluded: [
          { says: 'pipe\\' },
          { says: '/pipe/' },
          { says: 'failed to run Kubelet' },
          { says: 'kubeadm' },
          { says: 'crictl' },
        ],
        checks: [
          {
            command: 'whoami in the container; icacls FOLDER on the host',
            shows: 'no right for Users',
          },
        ],
        remedy:
          'Grant it on the host: icacls FOLDER /grant "Authenticated Users:(OI)(CI)M", or run the container as ContainerAdministrator.',
      },
      {
        cause: inferred(
          'The account has no right for what the message names: a console that was not opened as administrator, a user of the container, or the rights of a file.',
          [`${fileCodes}#L86`],
        ),
        checks: [{ command: 'whoami /all; icacls FILE', shows: 'no right for this account' }],
        remedy: 'Run it as administrator or SYSTEM, or give the account the right.',
      },
      {
        cause: inferred('A running program or a scanner holds the file.', [
          'github rancher/rancher/issues/35826',
        ]),
        checks: [{ command: 'Get-Process | Where-Object Path -eq FILE', shows: 'a process' }],
        remedy: 'End it; exempt the folder from scanners.',
      },
    ],
  },
  {
    id: 'G-19',
    about: 'file that is not there',
    kind: 'error',
    weak: 'message',
    general: 'reason',
    reasonElsewhere: true,
    words: [
      ['The system cannot find the file specified'],
      ['The system cannot find the path specified'],
      ['The system cannot find the drive specified'],
      ['Could not find a part of the path'],
      ['executable file not found in %PATH%'],
    ],
    printed: [{ by: 'programs on Windows', in: 'console, log of any program' }],
    causes: [
      {
        cause: inferred('No program listens at the named pipe: its service does not run.', [
          `${fileCodes}#L47`,
        ]),
        likely: [{ says: 'pipe\\' }, { says: '/pipe/' }],
        checks: [
          { command: "[IO.Directory]::GetFiles('\\\\.\\pipe\\')", shows: 'it is not there' },
        ],
        remedy: 'Start that service, or correct the name of the pipe.',
      },
      {
        cause: verified(
          'The file or folder that the message names is not there: a step of the setup failed, or it lies on another drive or below another folder than this program looks.',
          [`${fileCodes}#L47`, `${fileCodes}#L60`],
        ),
        checks: [{ command: 'Test-Path PATH', shows: 'False' }],
        remedy: 'Put it there, or correct the path in flag, service or configuration.',
      },
    ],
  },
  {
    id: 'G-20',
    about: 'memory',
    kind: 'error',
    general: 'reason',
    words: [
      ['Not enough memory resources are available to process this command'],
      ['Not enough memory resources are available to complete this operation'],
      ['VirtualAlloc of', 'failed with errno=1455'],
      ['runtime: cannot allocate memory'],
      ['Not enough storage is available to'],
    ],
    printed: [{ by: 'programs on Windows', in: 'their log' }],
    causes: [
      {
        cause: inferred(
          'Memory and paging file of the node are promised away: Windows ends no program for it, but gives no more.',
          ['win32 Debug/system-error-codes--1300-1699-.md'],
        ),
        checks: [
          { command: 'Get-Counter "\\Memory\\% Committed Bytes In Use"', shows: 'near 100' },
        ],
        remedy: 'Set limits for pods, reserve memory for the system, enlarge the paging file.',
      },
    ],
  },
  {
    id: 'G-21',
    about: 'container that ends again and again',
    kind: 'error',
    weak: 'message',
    general: 'reason',
    reasonElsewhere: true,
    words: [
      ['Back-off restarting failed container'],
      ['Reason: CrashLoopBackOff'],
      ['CrashLoopBackOff', 'restarting failed container'],
    ],
    passedBy: ['Started container', 'Container started'],
    printed: [{ by: 'kubelet', in: 'event BackOff' }],
    causes: [
      {
        cause: inferred(
          'The program of the container starts and ends; its log and exit code say why.',
          ['github kubernetes-csi/csi-driver-smb/issues/846'],
        ),
        checks: [
          { command: 'kubectl logs POD -c CONTAINER --previous', shows: 'its last words' },
          { command: 'kubectl describe pod POD', shows: 'Last State: Exit Code' },
        ],
        remedy: 'Mend what they name; paste them here.',
      },
    ],
  },
  {
    id: 'G-22',
    about: 'right of an account of Kubernetes',
    kind: 'error',
    weak: 'message',
    general: 'reason',
    words: [['is forbidden: User "system:', 'cannot']],
    printed: [{ by: 'kube-apiserver', in: 'log of the one that asks' }],
    causes: [
      {
        cause: inferred(
          'The request has no credentials that the API server knows: the kubeconfig has no certificate or token, or one of another cluster.',
          ['github kubernetes/kubernetes/issues/55872'],
        ),
        likely: [{ says: 'User "system:anonymous"' }],
        checks: [
          { look: 'user in the kubeconfig of the one that asks', shows: 'no certificate or token' },
        ],
        remedy: 'Join the node again, or give the agent a kubeconfig of this cluster.',
      },
      {
        cause: verified('A node may read and change only what belongs to it and its pods.', [
          'k8s-node_authorizer',
        ]),
        likely: [{ says: 'User "system:node:' }],
        checks: [{ look: 'kubeconfig of the agent', shows: 'that of the kubelet' }],
        remedy: 'Give the agent a ServiceAccount or kubeconfig of its own.',
      },
      {
        cause: inferred(
          'The ServiceAccount lacks this right: the RBAC objects of the program are missing or older than it.',
          ['rbac-default-roles'],
        ),
        likely: [{ says: 'system:serviceaccount:' }],
        checks: [{ command: 'kubectl auth can-i VERB RESOURCE --as USER', shows: 'no' }],
        remedy: 'Apply the manifests of its version again, with ClusterRole and binding.',
      },
      {
        cause: inferred('The account is bound to no role with this right.', ['rbac-default-roles']),
        checks: [{ command: 'kubectl auth can-i VERB RESOURCE --as USER', shows: 'no' }],
        remedy: 'Bind it to a role that has the right.',
      },
    ],
  },
  {
    id: 'G-23',
    about: 'pod that does not end',
    kind: 'error',
    general: 'reason',
    words: [
      ['KillPodSandboxError', 'DeadlineExceeded'],
      ['KillContainerError', 'DeadlineExceeded'],
      ['ContainerGCFailed', 'context deadline exceeded'],
    ],
    printed: [{ by: 'kubelet', in: 'event FailedKillPod, log' }],
    causes: [
      {
        cause: inferred('The shim or HCS hangs on a container that does not end.', ['k8s#107561']),
        checks: [{ look: 'hcsdiag list against crictl pods', shows: 'a container without a pod' }],
        remedy:
          'hcsdiag kill ID for one that crictl no longer knows, else reboot the node; update containerd.',
      },
    ],
  },
]
