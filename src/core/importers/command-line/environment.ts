/** Files of variables with arguments; machines of Linux have them too, so that a sign of Windows is asked for. */
export const environment =
  /^\s*(KUBELET|KUBE_PROXY)(?:_EXTRA)?_ARGS\s*=[^\n]{0,2000}?(?:\b[A-Za-z]:[\\/]|npipe:)/m

/** Arguments that come on top of those of the service. */
export const added = /^\s*(?:KUBELET|KUBE_PROXY)_EXTRA_ARGS\s*=/

const programs = { KUBELET: 'kubelet', KUBE_PROXY: 'kube-proxy' } as const

/** The program whose variable stands in one of the lines. */
export function ofEnvironment(lines: readonly { readonly text: string }[]) {
  const found = lines
    .map(({ text }) => environment.exec(text)?.[1])
    .find((name) => name !== undefined)
  return found === 'KUBELET' || found === 'KUBE_PROXY' ? programs[found] : undefined
}
