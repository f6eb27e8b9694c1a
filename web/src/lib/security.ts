// What keeps an account its owner's: sessions, the second factor, a new password for a lost one.
import { ask } from './rest'
import type { FactorBegun, FactorSaid, RecoveryCodes, ResetSaid, SessionSaid } from '../types/rest'

export const security = {
  sessions: () => ask<SessionSaid[]>('GET', '/api/me/sessions'),
  end: (id: string) => ask<null>('DELETE', `/api/me/sessions/${id}`),
  endOthers: () => ask<null>('DELETE', '/api/me/sessions'),
  factor: () => ask<FactorSaid>('GET', '/api/me/factor'),
  begin: (password: string) => ask<FactorBegun>('POST', '/api/me/factor', { password }),
  confirm: (code: string) => ask<RecoveryCodes>('POST', '/api/me/factor/confirm', { code }),
  renew: (password: string, code: string) => ask<RecoveryCodes>('POST', '/api/me/factor/codes', { password, code }),
  off: (password: string, code: string) => ask<null>('POST', '/api/me/factor/off', { password, code }),
  forgot: (name: string) => ask<null>('POST', '/api/forgot', { name }),
  look: (token: string) => ask<ResetSaid>('POST', '/api/reset/look', { token }),
  reset: (token: string, password: string) => ask<null>('POST', '/api/reset', { token, password }),
}
