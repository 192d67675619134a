import { verified } from '../../fact.ts'
import type { Check, Condition, Symptom } from '../define.ts'

const says = (words: readonly string[]): readonly Condition[] => words.map((one) => ({ says: one }))

const byNumbers = (numbers: readonly number[]): readonly Condition[] =>
  says(numbers.flatMap((one) => [`code of: '${String(one)}'`, `ExitCode: |${String(one)}|`]))

const onAks: Condition = { decision: 'platform', is: ['aks'] }
const ofServer = [...says(['CHECK_API_SERVER_CONNECTIVITY']), ...byNumbers([5])]
const log = 'C:\\AzureData\\CustomDataSetupScript.log'
const anew = 'Delete the failed machine so that AKS makes it anew'
const printed = [{ by: 'AKS provisioning', in: 'VMExtensionProvisioningError' }]

/** Steps of the script that fail for one reason, by their numbers and names. */
interface Step {
  readonly id: string
  readonly about: string
  readonly numbers: readonly number[]
  readonly names: readonly string[]
  readonly cause: string
  readonly checks: readonly Check[]
  readonly remedy: string
}

const steps: readonly Step[] = [
  {
    id: 'AC-31',
    about: 'containerd of a new AKS node',
    numbers: [13, 14, 45, 64],
    names: [
      'CONTAINERD_NOT_INSTALLED',
      'CONTAINERD_NOT_RUNNING',
      'CONTAINERD_BINARY_EXIST',
      'GET_CONTAINERD_VERSION',
    ],
    cause:
      'containerd was not installed or does not run on the node (13 CONTAINERD_NOT_INSTALLED, 14 CONTAINERD_NOT_RUNNING).',
    checks: [
      { command: 'Get-Service containerd on a node', shows: 'none, or Stopped' },
      { look: log, shows: 'what its registration said' },
    ],
    remedy: `${anew}; where it stays, take the newest node image, and keep own extensions and policies off the machines.`,
  },
  {
    id: 'AC-32',
    about: 'adapter of a new AKS node',
    numbers: [7, 9, 10, 11, 29, 63],
    names: [
      'GET_SUBNET_PREFIX',
      'NETWORK_INTERFACES_NOT_EXIST',
      'NETWORK_ADAPTER_NOT_EXIST',
      'MANAGEMENT_IP_NOT_EXIST',
      'NOT_FOUND_MANAGEMENT_IP',
      'GET_NODE_IPV6_IP',
    ],
    cause: 'The script found no adapter, or no address of the node on it.',
    checks: [{ look: log, shows: 'the adapters and addresses it saw' }],
    remedy: `${anew}; check the subnet, its DHCP and DNS servers, and the size of the machine.`,
  },
  {
    id: 'AC-33',
    about: 'identity of a new AKS node',
    numbers: [8],
    names: ['GENERATE_TOKEN_FOR_ARM'],
    cause:
      'The machine got no token of Azure: the service principal or identity of the cluster is expired, deleted or refused.',
    checks: [{ command: 'az aks show --query servicePrincipalProfile', shows: 'an old secret' }],
    remedy: 'Renew the credentials: az aks update-credentials, or give the identity back.',
  },
  {
    id: 'AC-34',
    about: 'pause image of a new AKS node',
    numbers: [6, 18, 42, 44],
    names: [
      'PAUSE_IMAGE_NOT_EXIST',
      'NO_DOCKER_TO_BUILD_PAUSE_CONTAINER',
      'BUILD_DOCKER_PAUSE_CONTAINER',
      'BUILD_TAG_PAUSE_IMAGE',
    ],
    cause: 'The pause image is not on the machine, or could not be built or tagged.',
    checks: [{ command: 'crictl images on a node', shows: 'no pause image' }],
    remedy: 'Take the newest node image for the pool; old ones lack what the version needs.',
  },
  {
    id: 'AC-35',
    about: 'certificates of a new AKS node',
    numbers: [19, 21, 22],
    names: ['GET_CA_CERTIFICATES', 'EMPTY_CA_CERTIFICATES', 'ENABLE_SECURE_TLS'],
    cause:
      'Certificates of an own authority could not be read or were empty, or TLS could not be set.',
    checks: [{ look: 'custom certificate authorities of the cluster', shows: 'a wrong file' }],
    remedy: 'Mend the certificates that the cluster gives to its nodes.',
  },
  {
    id: 'AC-36',
    about: 'gMSA of a new AKS node',
    numbers: [23, 24, 25, 26, 27, 28],
    names: [
      'GMSA_EXPAND_ARCHIVE',
      'GMSA_ENABLE_POWERSHELL_PRIVILEGE',
      'GMSA_SET_REGISTRY_PERMISSION',
      'GMSA_SET_REGISTRY_VALUES',
      'GMSA_IMPORT_CCGEVENTS',
      'GMSA_IMPORT_CCGAKVPPLUGINEVENTS',
    ],
    cause: 'The plugin for gMSA could not be set up on the node.',
    checks: [{ look: log, shows: 'the step of gMSA' }],
    remedy: `${anew}; where it stays, turn gMSA off and on for the cluster.`,
  },
  {
    id: 'AC-37',
    about: 'Calico of a new AKS node',
    numbers: [12],
    names: ['CALICO_SERVICE_ACCOUNT_NOT_EXIST'],
    cause: 'The service account of Calico is not in the cluster.',
    checks: [{ command: 'kubectl get sa -n calico-system', shows: 'none for Windows' }],
    remedy: 'Let the Calico of AKS come up on the Linux nodes first, then add the pool.',
  },
  {
    id: 'AC-38',
    about: 'disk of a new AKS node',
    numbers: [52, 68],
    names: ['RESIZE_OS_DRIVE', 'ADJUST_PAGEFILE_SIZE'],
    cause: 'The system disk or the page file could not be resized.',
    checks: [{ look: 'size of the system disk of the pool', shows: 'small, or ephemeral' }],
    remedy: 'Take a larger system disk for the pool.',
  },
  {
    id: 'AC-39',
    about: 'ports of a new AKS node',
    numbers: [41, 46, 47, 48],
    names: [
      'SET_TCP_DYNAMIC_PORT_RANGE',
      'SET_TCP_EXCLUDE_PORT_RANGE',
      'SET_UDP_DYNAMIC_PORT_RANGE',
      'SET_UDP_EXCLUDE_PORT_RANGE',
    ],
    cause: 'A range of ports could not be set on the node.',
    checks: [{ look: log, shows: 'the command that failed' }],
    remedy: `${anew}; keep own scripts that reserve ports off it.`,
  },
  {
    id: 'AC-40',
    about: 'files of a new AKS node',
    numbers: [4, 31, 49, 50],
    names: [
      'FILE_NOT_EXIST',
      'NOT_FOUND_PROVISIONING_SCRIPTS',
      'NO_CUSTOM_DATA_BIN',
      'NO_CSE_RESULT_LOG',
    ],
    cause: 'What Azure gives to the machine for its start is not there.',
    checks: [{ look: 'C:\\AzureData on a node', shows: 'no CustomData.bin or CSEResult.log' }],
    remedy: `${anew}.`,
  },
  {
    id: 'AC-41',
    about: 'registry credentials of a new AKS node',
    numbers: [65, 67],
    names: ['INSTALL_CREDENTIAL_PROVIDER', 'CREDENTIAL_PROVIDER_CONFIG'],
    cause: 'The provider of registry credentials was not installed, or its configuration is wrong.',
    checks: [{ look: log, shows: 'the step of the provider' }],
    remedy: `${anew}; where it stays, upgrade the node image.`,
  },
]

/** How the script ends that makes a Windows node of AKS. */
export const aksProvisioningSymptoms: readonly Symptom[] = [
  {
    id: 'M-KLT-19',
    about: 'AKS CSE',
    kind: 'error',
    outerTo: steps.map(({ id }) => id),
    words: [
      ['WINDOWS_CSE_ERROR_CHECK_API_SERVER_CONNECTIVITY'],
      ['WINDOWS_CSE_ERROR_'],
      ["extension 'vmssCSE'", 'returned a non-zero exit code of'],
      ["failure when processing extension 'vmssCSE'"],
      ["extension 'windows-cse-agent", 'returned a non-zero exit code of'],
      ['ExitCode: |', 'Output: |'],
    ],
    printed,
    causes: [
      {
        cause: verified(
          'Any other name or number is the step of the provisioning script that failed.',
          ['ab-windowscsehelper#L7'],
        ),
        likely: [onAks],
        excluded: ofServer,
        checks: [{ look: 'name or number against the list', shows: 'step' }],
        remedy: `Look up the step, and read ${log}.`,
      },
      {
        cause: verified(
          'The node does not reach the API server: DNS, NSG, egress firewall or authorized ranges (exit code 5).',
          ['supportarticles-docs-windows-cse-error-check-api-server-connectivity-error'],
        ),
        likely: [onAks, ...ofServer],
        checks: [
          { command: 'Test-NetConnection CLUSTER-FQDN -Port 443 on a node', shows: 'False' },
        ],
        remedy: 'Allow it in the NSG, the firewall and the authorized IP ranges.',
      },
      {
        cause: verified(
          'A package or image could not be downloaded: the way out of the node is closed to what AKS needs.',
          ['ab-windowscsehelper#L7'],
        ),
        likely: [
          onAks,
          ...says(['_DOWNLOAD_', '_ORAS_PULL_', 'PULL_PAUSE_IMAGE']),
          ...byNumbers([2, 20, 33, 34, 35, 36, 37, 38, 39, 40, 43, 66, 70, 78]),
        ],
        excluded: [...ofServer, { says: '_GPU_' }],
        checks: [{ look: log, shows: 'the address that failed' }],
        remedy: 'Allow the outbound rules that AKS requires in firewall, NSG and proxy.',
      },
      {
        cause: verified('The driver of the GPU was not installed: size, download or signature.', [
          'ab-windowscsehelper#L7',
        ]),
        likely: [onAks, { says: '_GPU_' }, ...byNumbers([53, 54, 55, 56, 57, 58, 59, 60, 61])],
        excluded: [{ says: '_DOWNLOAD_FILE' }],
        checks: [{ look: 'size of the machines', shows: 'one without a driver for Windows' }],
        remedy: 'Take a supported size and driver type, or install the driver yourself.',
      },
    ],
  },
  ...steps.map(({ id, about, numbers, names, cause, checks, remedy }): Symptom => ({
    id,
    about,
    kind: 'error',
    words: [
      ...names.map((one) => [`WINDOWS_CSE_ERROR_${one}`]),
      ...numbers.flatMap((one) => [
        ["extension 'vmssCSE'", `non-zero exit code of: '${String(one)}'`],
        ["extension 'windows-cse-agent", `non-zero exit code of: '${String(one)}'`],
        [`ExitCode: |${String(one)}|`],
      ]),
    ],
    printed,
    causes: [{ cause: verified(cause, ['ab-windowscsehelper#L7']), checks, remedy }],
  })),
]
