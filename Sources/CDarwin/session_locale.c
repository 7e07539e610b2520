/// Weak, because a program may link this target without FoundationExtensions.
__attribute__((weak)) extern void portolan_adopt_session_locale(void);

__attribute__((constructor)) static void adopt_session_locale(void) {
  if (portolan_adopt_session_locale) portolan_adopt_session_locale();
}
