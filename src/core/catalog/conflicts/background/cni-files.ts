import type { Conflict } from '../define.ts'

export const cniFilesBackground: readonly Conflict[] = [
  {
    id: 'cni-file-comments',
    topic: 'Comments in a CNI file',
    positions: [
      {
        says: 'The Kubernetes guides print the exception list with # comments behind the ranges.',
        sources: ['guide-1.16', 'doc004'],
      },
      {
        says: 'The loader and the plugins read strict JSON: a comment, a comma too many, a no-break space or a byte order mark stops them.',
        sources: ['cni-conf-1.1.2#L36-L62', 'p-netconf080', 'p-netconf'],
      },
    ],
    decision:
      'The code decides: files of this app hold no comments, and a file with them cannot be read by the runtime.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'hcn-exceptions-key',
    topic: 'The name of the exception list in policies for containerd',
    positions: [
      {
        says: 'The schema of the Host Compute Network calls it Exceptions.',
        sources: ['ms-hcn#L2003-L2011'],
      },
      {
        says: 'OpenShift ships settings.exceptionList.',
        sources: ['wmco#L165-L175'],
      },
      {
        says: 'An old example of Microsoft’s plugins has Settings.ExceptionList.',
        sources: ['wcn-l2bridge-0.2.0'],
      },
      {
        says: 'Calico had ExceptionList and corrected it, because the policy was not added.',
        sources: ['ccp#1067', 'cnode#954'],
      },
    ],
    decision:
      'Exceptions is written, as the schema has it and Calico learnt. What Windows makes of the form that OpenShift ships is not known.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'hcn-policy-args',
    topic: 'Whether win-bridge reads HcnPolicyArgs',
    positions: [
      {
        says: 'The page of the plugin documents the field.',
        sources: ['cni-win-bridge'],
      },
      {
        says: 'Release 1.0.0 removed it, and the code has ignored it since, without a word.',
        sources: ['plugins#1229', 'p-netconf091', 'p-netconf100'],
      },
    ],
    decision:
      'The code decides: the field is written for releases 0.8.0 to 0.9.1 with containerd alone, later ones get policies. In a newer release a file with the old field loses every exception but the one that the plugin adds itself.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'route-policy-name',
    topic: 'The name of the route policy',
    positions: [
      {
        says: 'HNS v1 knows ROUTE.',
        sources: ['hcs-v1#L7-L21'],
      },
      {
        says: 'The Host Compute Network knows SDNRoute.',
        sources: ['hcs-policy#L13-L29'],
      },
      {
        says: 'Azure CNI takes the older words with containerd too, converts them, and refuses SDNRoute.',
        sources: ['a-policy#L534-L536'],
      },
      {
        says: 'Calico writes SDNROUTE, in capitals, for containerd.',
        sources: ['c-psm1#L148-L153'],
      },
      {
        says: 'SIG Windows wrote SDNROUTE for sdnoverlay.',
        sources: ['swt-flannel-overlay'],
      },
    ],
    decision:
      'It goes by plugin and runtime: ROUTE for Docker, and always for Azure CNI; SDNRoute for the reference plugins and Microsoft’s with containerd; SDNROUTE in the files of Calico. What Windows makes of capitals outside Calico is not known, so they are not written there.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'cni-version-written',
    topic: 'Which cniVersion a Windows file may state',
    positions: [
      {
        says: 'SIG Windows moved its Flannel file to 0.3.1, as is usual on Linux, and back to 0.2.0 after eleven days because sdnoverlay refused it.',
        sources: ['swt-flannel-031', 'swt#266', 'swt-flannel-020'],
      },
      {
        says: 'win-bridge and win-overlay before 1.0.1 take 0.1.0 to 0.3.0.',
        sources: ['p-bridge091#L229'],
      },
      {
        says: 'nat, sdnbridge and sdnoverlay list 0.2.0, 0.3.0, 0.4.0 and 1.0.0, but not 0.3.1.',
        sources: ['w-cni#L31', 'wcn#107'],
      },
      {
        says: 'vpc-bridge begins with 0.3.0.',
        sources: ['aws-plugin#L33'],
      },
    ],
    decision:
      'Each file states a version that every known release of its plugin takes: 0.2.0 for Flannel, the reference plugins and Microsoft’s, 0.3.0 for Azure CNI and vpc-bridge. A newer one is right only where the release of the binary is known.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'conflist-error',
    topic: 'The error for a CNI list without plugins',
    positions: [
      {
        says: 'Up to 1.2.3 the library says “no ‘plugins’ key”.',
        sources: ['cni-conf-1.1.2#L106', 'cni-conf-1.2.3#L181'],
      },
      {
        says: 'From 1.3.0 on it looks for the files of the plugins in a folder instead.',
        sources: ['cni-conf-1.3.0#L218-L265'],
      },
    ],
    decision:
      'Both are right, each for its containerd: up to 2.0 the first, from 2.1 on the second.',
    confidence: 'verified',
    rules: [],
  },
  {
    id: 'host-local-gateway',
    topic: 'Which address of the pod subnet is the gateway of pods with L2Bridge',
    positions: [
      {
        says: 'host-local keeps the first address back for the gateway and hands out the second.',
        sources: ['hl-range#L49-L71'],
      },
      {
        says: 'win-bridge takes the second address as the gateway.',
        sources: ['p-bridge#L79-L82'],
      },
      {
        says: 'The first pod of a node then failed with “The object already exists”; Google Cloud moved the start of the range.',
        sources: ['sdn#333', 'k8s#74836'],
      },
    ],
    decision:
      'Files of this app let host-local begin with the third address. Behind Flannel no start can be given, so there it stays a risk.',
    confidence: 'verified',
    rules: [],
  },
]
