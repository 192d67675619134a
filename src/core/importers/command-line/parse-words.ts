import { acrossLines } from '../../values/across-lines.ts'

export const program = /(?:^|[\\/"'&\s])(kubelet|kube-proxy|flanneld)(?:\.exe)?["']?$/i

/** `$KubeletExe`, `${kubeProxyPath}`: a variable that is named for the program. */
export const heldBy =
  /^["']?\$\{?(?:\w{1,10}:)?(kubelet|kubeproxy)_?(?:exe|path|bin|binary|binpath|command)\}?["']?$/i

/** Programs beside the components, which share names of flags with them. */
export const ofOther = new RegExp(
  acrossLines`
    (?:^|[\\/"'])(?:
      cri-dockerd|containerd|dockerd|csi-proxy[\w.-]{0,40}|wins|antrea-agent|calico-node
      |hybrid-overlay-node|kubectl|kubeadm|helm
    )(?:\.exe)?["']?$
  `,
  'i',
)

/** What asks a program about itself; it starts nothing. */
export const asks = /^--?(?:version|help|h)(?:[=:]|$)/
/** It cleans up, and needs nothing of what starts it. */
export const cleans = /^--?cleanup(?:=true)?$/
