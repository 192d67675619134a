export const appName = 'Windows Node Wizard'
export const appVersion = '0.1.0'
