import { loadSetting, openStore, saveSetting } from './storage.ts'

/** Light, dark, or as the system has it. */
export type Scheme = 'system' | 'light' | 'dark'

export const schemes: readonly Scheme[] = ['system', 'light', 'dark']

export function loadScheme(): Scheme {
  const text = loadSetting(openStore(), 'scheme')
  return schemes.find((scheme) => scheme === text) ?? 'system'
}

export function showScheme(scheme: Scheme) {
  document.documentElement.dataset['scheme'] = scheme
}

export function chooseScheme(scheme: Scheme) {
  showScheme(scheme)
  saveSetting(openStore(), 'scheme', scheme)
}
