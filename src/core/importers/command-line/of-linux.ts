import type { Argument } from '../../text/mapped.ts'
import { isFlag } from './flag-names.ts'

/** Where Linux has its programs; the control plane runs a kubelet too. */
export const ofLinux = /^\/(?:usr|opt|bin|sbin|snap|var|home|root)\/[^:]*[^.]{4}$/

/** Places and drivers that only Linux has; kubeadm writes /etc/kubernetes and /var/lib/kubelet on Windows too. */
const linuxOnly =
  /^--[\w-]{1,60}[= ]?["']?(?:unix:\/\/|\/(?:opt|usr|sys)\/|\/etc\/(?:cni|resolv)|\/run\/(?:containerd|systemd|crio|docker)|systemd$)/
const ofWindows = /\.exe\b|\b[a-z]:[\\/]|npipe:|\\/i

/** Two signs of Linux and none of Windows: the line is that of another node. */
export const isOnLinux = (args: readonly Argument[]) => {
  const pairs = args.map(({ text }, i) =>
    isFlag(text) && !text.includes('=') ? `${text}=${args[i + 1]?.text ?? ''}` : text,
  )
  return (
    pairs.filter((text) => linuxOnly.test(text.slice(0, 200))).length > 1 &&
    !pairs.some((text) => ofWindows.test(text))
  )
}
