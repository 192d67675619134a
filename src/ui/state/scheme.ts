import { createSetting } from './setting.ts'

/** Light, dark, or as the system has it. */
export type Scheme = 'system' | 'light' | 'dark'

export const schemes: readonly Scheme[] = ['system', 'light', 'dark']

/** boot.js shows the kept one before the first paint. */
export const schemeSetting = createSetting<Scheme>('scheme', 'system', (text) =>
  schemes.find((scheme) => scheme === text),
)

export function chooseScheme(scheme: Scheme) {
  document.documentElement.dataset['scheme'] = scheme
  schemeSetting.set(scheme)
}
