import { describe, expect, test } from 'vitest'
import { matchSymptoms } from './match.ts'

const findings = (text: string) => matchSymptoms([{ file: 'paste.txt', text }], {})
const causesOf = (text: string) =>
  findings(text).flatMap(({ id, causes }) => causes.map(({ cause }) => `${id}: ${cause}`))

describe('a row with several messages names the cause of the one that stands there', () => {
  test.each([
    [
      'p-23: The cluster has no Linux pool',
      'googleapi: Error 400: WINDOWS_SAC and WINDOWS_LTSC image families require at least one other Linux node pool (e.g. COS_CONTAINERD, COS, UBUNTU) in the cluster., badRequest',
    ],
    [
      'p-23: The module asks for Shielded Nodes',
      'googleapi: Error 400: Shielded Instance features are only supported on node using COS, COS_CONTAINERD, UBUNTU or UBUNTU_CONTAINERD image type., badRequest',
    ],
    [
      'p-23: Pool or cluster ask to conceal',
      'googleapi: Error 400: WINDOWS image families do not support metadata concealment',
    ],
    [
      'p-24: An az of 2020',
      "Parameter 'ManagedClusterWindowsProfile.admin_password' must conform to the following pattern: '^(?=.*[a-z])'.",
    ],
    [
      'p-24: The cluster was made with a shorter password',
      'expected length of windows_profile.0.admin_password to be in the range (14 - 123), got x',
    ],
    ['p-24: The cluster was made with a name', 'The Admin Username specified is not allowed.'],
  ])('%s', (start, text) => {
    const causes = causesOf(text)
    expect(causes).toHaveLength(1)
    expect(causes[0]).toContain(`symptom-${start}`)
  })
})

test('ServiceMonitor.exe that goes on although appcmd failed is over it', () => {
  const failed = ' Service w3svc has been stopped\nAPPCMD failed with error code 4312\n'
  expect(causesOf(failed).join()).toContain('DefaultAppPool')
  expect(findings(`${failed}\n Service 'w3svc' started\n`)[0]?.severity).toBe('info')
})

describe('messages of platforms lead to a cause first', () => {
  test.each([
    [
      'p-31: Sysprep does not come',
      '2024-05-01 10:00:00, Error [0x0f0085] SYSPRP LaunchDll:Could not load DLL C:\\x.dll[gle=0x7e]',
    ],
    [
      'p-32: The machine does not take the key',
      '"error": "unable to connect to Windows VM 10.0.0.7: SSH authentication failed: ssh: handshake failed: ssh: unable to authenticate"',
    ],
    [
      'p-32: The machine does not take the key',
      '"error configuring host with address 10.1.42.9: ssh: handshake failed: ssh: unable to authenticate, attempted methods [none publickey]"',
    ],
    [
      'p-32: Port 22 of the machine',
      '"error": "unable to connect to Windows VM 10.0.0.7: timed out waiting for the condition"',
    ],
    ['p-33: The secret cloud-private-key', 'unable to create signer from private key secret: x'],
    [
      'p-34: The name of the node',
      'node name WIN1 should comply with naming rules defined in RFC1123: Requirements',
    ],
    ['p-34: WMCO finds no instance', 'unable to map node name to the host names of Windows x'],
    [
      'p-35: The user that it shall make',
      "ERROR cloudbaseinit.init [-] plugin 'CreateUserPlugin' failed with error 'Renaming user failed: The account already exists.'",
    ],
    [
      'p-35: This step of the first start',
      "ERROR cloudbaseinit.init [-] plugin 'UserDataPlugin' failed with error 'x'",
    ],
    ['p-36: The image has no .NET', 'Last State: Terminated\n  Exit Code: 2147516566'],
    ['p-37: buildx starts', 'Error response from daemon: Windows does not support privileged mode'],
    ['p-39: The agent does not reach', 'level=error msg="failed to get CA certs: x: EOF"'],
    ['p-40: Windows asks whether', 'curl: (35) schannel: x: Unknown error (0x80092012) - y'],
    [
      'p-41: A feature of Windows',
      "FATA: Windows feature: 'Containers' is not installed. Please run: Install-WindowsFeature",
    ],
    [
      'p-41: The CA that Rancher hands out',
      '[ERROR] Configured cacerts checksum aa does not match given -CaCheckSum bb',
    ],
    [
      'p-41: The node does not get an answer',
      '[ERROR] 000 received while downloading Rancher connection information. Sleeping for 5',
    ],
    [
      'p-42: The controller of EKS',
      'Warning Unsupported The instance type m9.large is not supported yet by the vpc resource controller',
    ],
    [
      'p-43: The manifest mounts',
      'invalid mount config for type "bind": bind source path does not exist: c:\\var\\run\\docker.sock',
    ],
    ['p-44: The base image is one of Linux', 'failed to copy files: invalid arguments'],
    ['p-45: docker.pid is there', 'ensure docker is not running or delete C:\\x\\docker.pid'],
    ['p-47: This Windows has no role', 'The role, role service, or feature name is not valid: x'],
    ['p-48: The machine does not reach', 'Failed to search for updates: Exception from HRESULT: x'],
    ['p-48: win_template', "[Errno 2] No such file or directory: b'C:\\\\x.conf'"],
    [
      'p-49: The image is one of Linux',
      "kernel: 'C:\\Program Files\\Linux Containers\\kernel' not found",
    ],
    ['p-50: Kubernetes has no node', 'error=operation create not supported on node'],
    ['p-51: What lies there are links', 'open C:\\var\\log\\pods\\a\\b\\0.log: Access is denied.'],
    [
      'p-07: The machines run',
      'NodeCreationFailure: Instances failed to join the kubernetes cluster',
    ],
    ['p-15: The operator ends', '"error": "Calico : network type not supported"'],
    [
      'p-19: With amiFamily Custom',
      'Could not schedule pod, incompatible with nodepool "a", no instance type satisfied resources {"vpc.amazonaws.com/PrivateIPv4Address":"1"}',
    ],
    ['p-53: After an update', 'level=error msg="Calico exited: context canceled"'],
    [
      'p-54: The user or role',
      'AccessDenied: User: u is not authorized to perform: ssm:GetParameter',
    ],
    [
      'g-10: The execution policy',
      'File C:\\a.ps1 cannot be loaded because running scripts is disabled on this system.',
    ],
    [
      'p-56: The service behind',
      "Install-Package : No match was found for the specified search criteria and package name 'docker'.",
    ],
    [
      'p-56: The machine does not reach',
      "Unable to resolve package source 'https://www.powershellgallery.com/api/v2'.",
    ],
    [
      'g-13: It was',
      'New-Service : x due to the following error: The specified service already exists',
    ],
    ['g-13: There is no service', '[SC] OpenService FAILED 1060:'],
    ['p-58: The certificate', 'curl: (60) schannel: SEC_E_UNTRUSTED_ROOT (0x80090325)'],
    [
      'p-59: kubectl has no kubeconfig',
      'The connection to the server localhost:8080 was refused - did you specify the right host or port?',
    ],
    [
      'p-60: The range',
      'CIDR allocation failed; there are no remaining CIDRs left to allocate in the accepted range',
    ],
    [
      'p-61: The cluster has no',
      'pods "a" is forbidden: pod rejected: RuntimeClass "windows" not found',
    ],
    [
      'p-62: Only a pod that says',
      'pods "a" is forbidden: violates PodSecurity "restricted:latest": allowPrivilegeEscalation != false',
    ],
    [
      'p-63: The pod was not ready',
      'ERROR: Job failed (system failure): prepare environment: waiting for pod running: timed out waiting for pod to start',
    ],
    [
      'p-64: Another program',
      'failed to get listener for main endpoint: open //./pipe/containerd-containerd: Access is denied.',
    ],
    ['p-65: Docker Hub counts', 'Error response from daemon: toomanyrequests: x'],
    [
      'p-66: The name of the image',
      'Error response from daemon: pull access denied for a, repository does not exist',
    ],
    [
      'p-66: It is private',
      'failed to authorize: failed to fetch oauth token: unexpected status: 401 Unauthorized',
    ],
    [
      'p-67: The registry has no',
      'manifest for a:latest not found: manifest unknown: manifest unknown',
    ],
    [
      'p-68: The registry speaks',
      'Get https://a:5000/v2/: http: server gave HTTP response to HTTPS client',
    ],
    [
      'p-69: The download',
      'failed to copy: read tcp a->b: wsarecv: An existing connection was forcibly closed by the remote host.',
    ],
    ['p-70: A firewall', 'error parsing HTTP 403 response body: x'],
    [
      's-06: Where an image',
      'Error response from daemon: Get https://a:5000/v2/: x509: certificate signed by unknown authority',
    ],
    [
      'm-img-04: The node reaches',
      'Error response from daemon: Get "https://a/v2/": net/http: request canceled (Client.Timeout exceeded while awaiting headers)',
    ],
    [
      'r-71: The program',
      'This command cannot be run due to the error: The system cannot find the file specified.',
    ],
    ['p-52: At that address', 'System.Net.Sockets.SocketException (10061): x'],
    [
      'p-58: The certificate',
      'The remote certificate is invalid because of errors in the certificate chain',
    ],
    [
      'g-16: An error in the program itself',
      'panic: runtime error: index out of range [3] with length 2',
    ],
    ['p-72: The image lacks', "System.DllNotFoundException: Unable to load DLL 'a.dll'"],
    ['p-72: Program and file', 'System.BadImageFormatException: x'],
    [
      'g-08: Another process',
      'listen tcp :10250: bind: Only one usage of each socket address (x) is normally permitted.',
    ],
    ['g-07: The dynamic ports', 'System.Net.Sockets.SocketException (10055): x'],
    [
      'g-07: The dynamic ports',
      'A request to allocate an ephemeral port number from the global TCP port space has failed due to all such ports being in use.',
    ],
    [
      'g-07: The dynamic ports',
      'TCP/IP failed to establish an outgoing connection because the selected local endpoint was recently used to connect to the same remote endpoint.',
    ],
    [
      'kt-15: The feature is there',
      'WARNING: You must restart this server to finish the installation process.',
    ],
    ['p-74: The program does not run', "Login failed for user 'NT AUTHORITY\\ANONYMOUS LOGON'."],
    [
      'p-80: The PATH',
      'rpc error: code = Unknown desc = exec: "wmic": executable file not found in %PATH%',
    ],
    [
      'p-81: The embedded registry',
      'level=fatal msg="mkdir C:\\\\rke2\\\\containerd\\\\certs.d\\\\10.0.0.9:5000: The directory name is invalid."',
    ],
    [
      'p-75: A setting stands',
      'unable to configure the Docker daemon with file a: the following directives are specified both as a flag and in the configuration file: hosts',
    ],
    [
      'p-75: daemon.json is no',
      'unable to configure the Docker daemon with file a: invalid character',
    ],
    [
      'm-cni-40: calico-node',
      'CreateFile C:\\CalicoWindows\\nodename: The system cannot find the file specified.: check that the calico/node container is running',
    ],
    [
      'm-hcs-03: An image for Linux',
      'image operating system "linux" cannot be used on this platform',
    ],
    ['c-57: The engine', 'image operating system "windows" cannot be used on this platform'],
    ['r-45: Windows keeps', 'System.Net.Sockets.SocketException (10013): x'],
    ['g-11: A command before', 'You cannot call a method on a null-valued expression.'],
    [
      'g-09: There is no such file',
      'Exception calling "DownloadFile": "The remote server returned an error: (404) Not Found."',
    ],
    [
      'g-09: The node has no way',
      'The remote server returned an error: (407) Proxy Authentication Required.',
    ],
    [
      'p-78: kubeadm join',
      "Get-Content : Cannot find path 'C:\\var\\lib\\kubelet\\kubeadm-flags.env' because it does not exist.",
    ],
    ['g-13: The program behind', "Start-Service : Failed to start service 'a (a)'."],
    [
      'c-05: A file system driver',
      'hcsshim::PrepareLayer - failed failed in Win32: Fonction incorrecte. (0x1)',
    ],
  ])('%s', (start, text) => {
    expect(causesOf(text)[0]).toContain(`symptom-${start}`)
  })

  test('the script of AKS by its number or name', () => {
    const message = (number: number) =>
      `VM has reported a failure when processing extension 'vmssCSE'. Error message: 'Command execution finished, but failed because it returned a non-zero exit code of: '${number}''`
    expect(causesOf(message(5))[0]).toContain('does not reach the API server')
    expect(causesOf(message(35))[0]).toContain('could not be downloaded')
    expect(causesOf(message(54))[0]).toContain('driver of the GPU')
    expect(causesOf(message(3))[0]).toContain('the step of the provisioning script')
    expect(causesOf(message(11))[0]).toContain('no address of the node')
    expect(causesOf(message(13))[0]).toContain('containerd was not installed')
    expect(causesOf(message(68))[0]).toContain('page file')
    expect(causesOf('WINDOWS_CSE_ERROR_GMSA_SET_REGISTRY_VALUES')[0]).toContain('gMSA')
    expect(
      causesOf('ExitCode: |40|, Output: |WINDOWS_CSE_ERROR_DOWNLOAD_CONTAINERD_PACKAGE|')[0],
    ).toContain('could not be downloaded')
  })

  test('a layer that is not imported, by its code', () => {
    const message = (reason: string) =>
      `re-exec error: exit status 1: output: hcsshim::ImportLayer - failed failed in Win32: ${reason}`
    expect(causesOf(message('The system cannot find the file specified. (0x2)'))[0]).toContain(
      'newer Windows than the host',
    )
    expect(causesOf(message('The system cannot find the path specified. (0x3)'))[0]).toContain(
      'Sysmon',
    )
    expect(causesOf(message('Access is denied. (0x5)'))[0]).toContain('Antivirus')
  })
})

test.each([
  [
    'p-82: RKE2 makes its HNS network',
    'error executing instruction 0: read tcp 10.1.0.4:49830->104.16.101.215:443: wsarecv: An established connection was aborted by the software in your host machine.',
  ],
  [
    'p-83: The host runs Windows: rke asks Docker by SSH',
    "WARN[0015] Failed to set up SSH tunneling for host [w1.example]: Can't retrieve Docker Info: error during connect: Get http://%2Fvar%2Frun%2Fdocker.sock/v1.24/info: Unable to access the service on /var/run/docker.sock.",
  ],
  [
    'p-84: The name of the Windows pool has more than 6',
    '(WindowsAgentPoolNameTooLong) Windows agent pool name can not be longer than 6 characters.',
  ],
  [
    'p-85: From Kubernetes 1.33 on AKS has no pools',
    'ERROR: (Windows2019NotSupportedWithOrchestratorVersion) Cannot create Windows2019 node pools with the current Kubernetes version "1.33.1" because Windows2019 was deprecated after Kubernetes version "1.33.0".',
  ],
  [
    'p-86: The subnet has too few free addresses',
    'Code: InsufficientSubnetSize\nMessage: Pre-allocated IPs 93 exceeds IPs available 59 in Subnet Cidr 10.0.0.0/26, Subnet Name aks.',
  ],
  [
    'p-86: The subnet has too few free addresses',
    "Error: VMSSAgentPoolReconciler retry failed: Code='SubnetIsFull' Message='Subnet nodes with address prefix 10.0.0.0/26 doesn't have enough capacity for IP addresses.' Details=[]",
  ],
  [
    'p-87: The os-sku of a pool is to change',
    "(PropertyChangeNotAllowed) Changing property 'properties.osSKU' is not allowed.",
  ],
  [
    'p-88: The pool is newer than the control plane',
    'Node pool version 1.30.2 and control plane version 1.29.7 are incompatible. Minor version of node pool version 30 is bigger than control plane version 29.',
  ],
  [
    'p-89: --dns-service-ip does not lie',
    '(DnsServiceIpOutOfServiceCidr) The DNS service IP 10.0.0.10 is out of the range defined by service CIDR 10.200.0.0/16.',
  ],
  [
    'p-90: The range of Services overlaps a subnet',
    '(ServiceCidrOverlapExistingSubnetsCidr) The specified service CIDR 10.0.0.0/16 is conflicted with an existing subnet CIDR 10.0.4.0/24',
  ],
  [
    'p-91: The cluster has a VXLAN port of its own',
    '"error": "configuring node network failed: error waiting for k8s.ovn.org/hybrid-overlay-distributed-router-gateway-mac node annotation for w-24lt8: timed out waiting for the condition"',
  ],
  [
    'a-01: The certificate of the webhook has expired',
    'Internal error occurred: failed calling webhook "a.example": Post https://a.svc:443/mutate: x509: certificate has expired or is not yet valid',
  ],
  [
    'e-01: On EKS: the role of the nodes',
    'Unable to register node "ip-10-0-1-5.ec2.internal" with API server: Unauthorized',
  ],
  [
    'eks-x-cidr: Prefix delegation found no free',
    'Warning  InsufficientCidrBlocks  2m  vpc-resource-controller  The specified subnet does not have enough free cidr blocks to satisfy the request.',
  ],
])('the first cause is %s', (start, text) => {
  expect(causesOf(text)[0]).toContain(`symptom-${start}`)
})

test('a shell script of Rancher on a node with Windows is told from another shell that is not there', () => {
  const failed = 'exec: "/bin/sh": file does not exist'
  expect(causesOf(`3/29/2024 2:27:26 PM {error executing instruction 0: ${failed}}`)[0]).toContain(
    'symptom-gg-rotate-sh',
  )
  expect(
    causesOf(
      `level=error msg="error executing instruction 0: ${failed.replaceAll('"', '\\"')}"`,
    )[0],
  ).toContain('symptom-gg-rotate-sh')
  expect(causesOf(`OCI runtime exec failed: ${failed}`).join()).not.toContain('gg-rotate-sh')
})

test('what these programs print where all goes well in the end is no alarm', () => {
  const alarms = (text: string) => findings(text).filter(({ severity }) => severity !== 'info')
  const state = '    azure-arm: IMAGE_STATE_'
  expect(
    alarms(`${state}COMPLETE\n${state}UNDEPLOYABLE\n${state}GENERALIZE_RESEAL_TO_OOBE\n`),
  ).toEqual([])
  expect(
    alarms(
      'level=error msg="failed to get CA certs: EOF"\nlevel=info msg="Connecting to proxy" url="wss://10.0.0.1:9345/v1-rke2/connect"',
    ),
  ).toEqual([])
  expect(
    alarms(
      '[ERROR] 000 received while testing Rancher connection. Sleeping for 5 seconds\n[INFO] Successfully tested Rancher connection.',
    ),
  ).toEqual([])
  expect(
    alarms('level=debug msg="rpc error: code = Unknown desc = server is not initialized yet"'),
  ).toEqual([])
  expect(
    alarms(
      'level=warning msg="Calico can\'t start because it can\'t find node a, retrying..."\nlevel=info msg="Node a registered. Calico can start"',
    ),
  ).toEqual([])
  expect(alarms('[SC] OpenService FAILED 1060:\n[SC] CreateService SUCCESS')).toEqual([])
  expect(alarms('would violate PodSecurity "restricted:latest": allowPrivilegeEscalation')).toEqual(
    [],
  )
})

describe('SSH of WMCO that is refused', () => {
  const line = (from: string) =>
    `ERROR Reconciler error {${from}, "error": "unable to connect to Windows VM 10.1.42.9: dial: timed out waiting for the condition: failed to get authentication methods: ssh: handshake failed: ssh: unable to authenticate, attempted methods [none publickey], no supported methods remain"}`
  const of = (text: string) =>
    matchSymptoms([{ file: 'wmco.log', text }], {}).map(
      ({ id, causes }) => `${id}: ${causes[0]?.cause ?? ''}`,
    )

  test('of a host that somebody brings is a matter of the key on it', () => {
    expect(of(line('"controller": "configmap", "name": "windows-instances"'))).toEqual([
      expect.stringMatching(/^symptom-pr-26: Windows reads the keys of administrators/),
    ])
  })

  test('of a Machine is a matter of the key that it was made with', () => {
    expect(of(line('"controller": "machine", "name": "win-4kx2p"'))).toEqual([
      expect.stringMatching(/^symptom-pr-26: The machine was made with another key/),
    ])
  })
})
