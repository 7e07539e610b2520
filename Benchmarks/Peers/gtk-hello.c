// A minimal GTK 4 application: a phone-sized window with one label. Exits after painting its first frame, and prints a
// line: milliseconds of wall-clock time since LAUNCHED_AT (`date +%s%N` of the launcher), milliseconds of CPU time,
// resident and proportional memory in KiB.
#include <gtk/gtk.h>
#include <sys/resource.h>
#include <time.h>

#include "measure.h"

static void
painted (GdkFrameClock *clock, gpointer data)
{
  print_start ();
  exit (0);
}

int
main (void)
{
  if (!gtk_init_check ())
    return 69;
  GtkWidget *window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), 393, 852);
  gtk_window_set_child (GTK_WINDOW (window), gtk_label_new ("Hello"));
  gtk_widget_realize (window);
  g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (painted), NULL);
  gtk_window_present (GTK_WINDOW (window));
  g_main_loop_run (g_main_loop_new (NULL, FALSE));
}
