import { proxySettings } from '../../catalog/flags/proxy-settings.ts'
import { compareVersions } from '../../values/version.ts'

const { mode, userspace } = proxySettings

/** What kube-proxy of a version on Windows makes of a mode; an empty text is none that was given. */
export function proxyModeFault(name: string, text: string, minor: string) {
  const given = text.replace(/^["']+|["']+$/g, '')
  const hasOther = compareVersions(minor, userspace.value.through) <= 0
  if (given === mode.value || (given === '' && !hasOther) || (given === 'userspace' && hasOther)) {
    return undefined
  }
  return {
    basis: 'fails' as const,
    message:
      given === ''
        ? `${name} is missing; kube-proxy on Windows then takes userspace up to ${userspace.value.through}, and HNS gets no Services.`
        : given === 'userspace'
          ? `${name} is userspace, which kube-proxy has up to ${userspace.value.through} alone; on Windows it has ${mode.value} for Services from then on.`
          : `${name} is ${given}; kube-proxy on Windows has ${mode.value} for Services.`,
    facts: given === '' ? [userspace] : given === 'userspace' ? [userspace, mode] : [mode],
  }
}
